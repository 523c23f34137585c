import { useEffect, useEffectEvent } from 'react'

interface Keys {
  onStep(by: 1 | -1): void
  onToggle(): void
  onLeave(): void
}

const elsewhere = 'input:not([type="range"]), textarea, select, [contenteditable], [role="dialog"], [role="menu"]'

/** Arrows go from change to change, the space bar plays, Escape leads back to now. Whatever has the focus comes first. */
export function useTravelKeys({ onStep, onToggle, onLeave }: Keys) {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || target.closest?.(elsewhere)) return
    const isButton = target.closest?.('button, a') !== null
    if (event.key === 'ArrowLeft') onStep(-1)
    else if (event.key === 'ArrowRight') onStep(1)
    else if (event.key === ' ' && !isButton) onToggle()
    else if (event.key === 'Escape') onLeave()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => listen(event)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}
