/** Notes on the page that a finger was the last to do something there, and no key since. Until what it returns is called. */
export function noteFinger(): () => void {
  const root = document.documentElement
  const touched = () => void root.toggleAttribute('data-by-finger', true)
  const typed = () => void root.toggleAttribute('data-by-finger', false)
  window.addEventListener('touchstart', touched, { capture: true, passive: true })
  window.addEventListener('keydown', typed, true)
  return () => {
    window.removeEventListener('touchstart', touched, true)
    window.removeEventListener('keydown', typed, true)
  }
}
