#compdef verificar-equivalencia
# Autocompletado de verificar-equivalencia para zsh.
# Añada esta línea a ~/.zshrc, después de compinit:  source <(verificar-equivalencia completar zsh)
_verificar_equivalencia() {
  local linea
  local -a posibles
  while IFS= read -r linea; do
    posibles+=("${${linea%%$'\t'*}//:/\\:}:${linea#*$'\t'}")
  done < <(verificar-equivalencia completar -- "${(@)words[2,CURRENT-1]}" "$PREFIX" 2>/dev/null)
  if (( ${#posibles} )); then
    _describe 'verificar-equivalencia' posibles
  else
    _files
  fi
}
if [[ "${zsh_eval_context[-1]}" == loadautofunc ]]; then
  _verificar_equivalencia "$@"
else
  compdef _verificar_equivalencia verificar-equivalencia
fi
