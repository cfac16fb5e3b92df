# Autocompletado de verificar-equivalencia para bash.
# Añada esta línea a ~/.bashrc:  source <(verificar-equivalencia completar bash)
_verificar_equivalencia() {
  local linea="${COMP_LINE:0:COMP_POINT}" palabra descripcion
  local -a palabras
  read -ra palabras <<< "$linea"
  [[ $linea == *[[:space:]] ]] && palabras+=("")
  local actual="${palabras[${#palabras[@]}-1]}"
  # bash parte las palabras en = y en : y solo cambia lo que hay detrás.
  local delante="${actual%"${actual##*[=:]}"}"
  COMPREPLY=()
  while IFS=$'\t' read -r palabra descripcion; do
    COMPREPLY+=("${palabra#"$delante"}")
  done < <(verificar-equivalencia completar -- "${palabras[@]:1}" 2>/dev/null)
}
complete -o default -F _verificar_equivalencia verificar-equivalencia
