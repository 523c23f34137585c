const popups = '.mantine-Menu-dropdown, .mantine-Popover-dropdown'
const fields = 'input,textarea,[contenteditable]'
const within = `${popups}, .mantine-Combobox-dropdown, [aria-expanded="true"]`

/** A finger beside an open menu or picker closes it, and presses nothing: what lies there was not meant. Until what it returns is called. */
export function tapBesideOnlyCloses(): () => void {
  let isBeside = false
  function begin({ target }: TouchEvent) {
    const isOpen = [...document.querySelectorAll(popups)].some((popup) => popup.checkVisibility())
    isBeside = isOpen && target instanceof Element && !target.closest(within) && !isWritingBelow()
  }
  function end(event: TouchEvent) {
    // No click comes of it then, and no focus.
    if (isBeside && event.cancelable) event.preventDefault()
  }
  window.addEventListener('touchstart', begin, { capture: true, passive: true })
  window.addEventListener('touchend', end, { capture: true, passive: false })
  return () => {
    window.removeEventListener('touchstart', begin, { capture: true })
    window.removeEventListener('touchend', end, { capture: true })
  }
}

/** Who is offered something while they write may leave it for the button beside. */
function isWritingBelow() {
  const field = document.activeElement?.closest(fields)
  return Boolean(field && !field.closest(popups))
}
