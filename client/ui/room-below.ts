/** For whatever stands at the foot of the page while it is there: messages that pop up stand above it. */
export function keepRoomBelow(bar: HTMLElement | null) {
  if (!bar) return
  const { style } = document.documentElement
  const measured = new ResizeObserver(() => style.setProperty('--h-bar', `${bar.offsetHeight + 10}px`))
  measured.observe(bar)
  return () => {
    measured.disconnect()
    style.removeProperty('--h-bar')
  }
}
