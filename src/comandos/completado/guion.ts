/** Intérpretes de órdenes que se completan. */
export const INTERPRETES = ['bash', 'zsh'] as const;
export type Interprete = (typeof INTERPRETES)[number];

// Cada guion pregunta con «completar -- palabras…», donde la última palabra es la que se está escribiendo, y recibe
// una línea por palabra posible: la palabra y, tras un tabulador, su descripción. Sin líneas, completa archivos.

/** https://www.gnu.org/software/bash/manual/html_node/Programmable-Completion.html */
const BASH = `# Autocompletado de verificar-equivalencia para bash.
# Añada esta línea a ~/.bashrc:  source <(verificar-equivalencia completar bash)
_verificar_equivalencia() {
  local linea="\${COMP_LINE:0:COMP_POINT}" palabra descripcion
  local -a palabras
  read -ra palabras <<< "$linea"
  [[ $linea == *[[:space:]] ]] && palabras+=("")
  local actual="\${palabras[\${#palabras[@]}-1]}"
  # bash parte las palabras en = y en : y solo cambia lo que hay detrás.
  local delante="\${actual%"\${actual##*[=:]}"}"
  COMPREPLY=()
  while IFS=$'\\t' read -r palabra descripcion; do
    COMPREPLY+=("\${palabra#"$delante"}")
  done < <(verificar-equivalencia completar -- "\${palabras[@]:1}" 2>/dev/null)
}
complete -o default -F _verificar_equivalencia verificar-equivalencia
`;

/** https://zsh.sourceforge.io/Doc/Release/Completion-System.html */
const ZSH = `#compdef verificar-equivalencia
# Autocompletado de verificar-equivalencia para zsh.
# Añada esta línea a ~/.zshrc, después de compinit:  source <(verificar-equivalencia completar zsh)
_verificar_equivalencia() {
  local linea
  local -a posibles
  while IFS= read -r linea; do
    posibles+=("\${\${linea%%$'\\t'*}//:/\\\\:}:\${linea#*$'\\t'}")
  done < <(verificar-equivalencia completar -- "\${(@)words[2,CURRENT-1]}" "$PREFIX" 2>/dev/null)
  if (( \${#posibles} )); then
    _describe 'verificar-equivalencia' posibles
  else
    _files
  fi
}
if [[ "\${zsh_eval_context[-1]}" == loadautofunc ]]; then
  _verificar_equivalencia "$@"
else
  compdef _verificar_equivalencia verificar-equivalencia
fi
`;

/** El guion que un intérprete carga para completar las órdenes de esta herramienta. */
export const GUIONES: Readonly<Record<Interprete, string>> = { bash: BASH, zsh: ZSH };
