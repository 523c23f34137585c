const kinds = ['mousedown', 'mouseup', 'click', 'dblclick'] as const

/** The second click of a double one was meant for the button that the first one took away, not for what lies there now. */
export function dropSecondClick() {
  function look(event: MouseEvent) {
    if (event.detail < 2) return stop()
    event.preventDefault()
    event.stopPropagation()
  }
  const stop = () => {
    for (const kind of kinds) window.removeEventListener(kind, look, true)
  }
  for (const kind of kinds) window.addEventListener(kind, look, true)
}
