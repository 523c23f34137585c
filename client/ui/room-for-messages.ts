// Messages that pop up stand in the lower right corner, and beside or above what people work with there.

const { style } = document.documentElement

/** For whatever stands at the foot of the page while it is there. */
export function keepRoomBelow(bar: HTMLElement | null) {
  if (!bar) return
  const measured = new ResizeObserver(() => style.setProperty('--h-bar', `${bar.offsetHeight + 10}px`))
  measured.observe(bar)
  return () => {
    measured.disconnect()
    style.removeProperty('--h-bar')
  }
}

/** For what lies over the right side of the page while it is there. */
export function keepRoomBeside(width: number) {
  style.setProperty('--h-open-panel', `${width}px`)
  return () => void style.removeProperty('--h-open-panel')
}
