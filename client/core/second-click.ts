const kinds = ['mousedown', 'mouseup', 'click', 'dblclick'] as const

/** As long as most systems wait for a second click. */
const DOUBLE_CLICK_MS = 500

/** The second click of a double one was meant for what the first one was: not for what has come or gone under it since. */
export function dropSecondClick() {
  function look(event: MouseEvent) {
    if (event.detail < 2) return stop()
    event.preventDefault()
    event.stopPropagation()
  }
  // It comes before anybody can count the clicks. What is drawn or carried from there begins with it.
  function lookDown(event: PointerEvent) {
    if (event.timeStamp - began < DOUBLE_CLICK_MS) event.stopPropagation()
  }
  const stop = () => {
    for (const kind of kinds) window.removeEventListener(kind, look, true)
    window.removeEventListener('pointerdown', lookDown, true)
  }
  const began = performance.now()
  window.addEventListener('pointerdown', lookDown, true)
  for (const kind of kinds) window.addEventListener(kind, look, true)
}
