import { expect, test } from 'vitest';

test('estas pruebas corren en la zona horaria que dicen', () => {
  const zona = process.env['ZONA_DE_LA_PRUEBA'];
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zona);
  // Una fecha local de verdad, no solo el nombre de la zona.
  const desfase = { UTC: 0, 'Asia/Tokyo': -540, 'America/New_York': 300 }[zona as string];
  expect(new Date(2024, 0, 15).getTimezoneOffset()).toBe(desfase);
});
