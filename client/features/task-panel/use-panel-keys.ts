import { type RefObject, useEffect, useEffectEvent } from 'react'
import { singleKeys } from '#client/core/single-keys.ts'

/**
 * Keys that nothing in the panel had a use for. What opens above the panel is no part of it; where something with the focus has
 * just gone, keys arrive at the page itself.
 */
export function usePanelKeys(panel: RefObject<HTMLElement | null>, onKey: (key: string) => void) {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    const isHere = target === document.body || panel.current?.contains(target)
    // The panel is there a moment before it has the focus: until then somebody is still on the card it was opened from.
    const isBehind = target.closest('main')
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !(isHere || isBehind)) return
    if (event.key === 'Escape') return onKey(event.key)
    if (!isTyping(target) && (event.key.length > 1 || singleKeys.areOn())) onKey(event.key)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

const isTyping = (element: HTMLElement) =>
  element.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(element.tagName)
