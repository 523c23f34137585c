import { useEffect, useEffectEvent } from 'react'
import { isTyping } from '#client/core/is-typing.ts'

/** Ctrl+Z or Cmd+Z. In a field it stays what it is there: taking back what was typed. */
export function useUndoKey(undo: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isUndo =
      event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
    if (!isUndo || isTyping(event)) return
    event.preventDefault()
    undo()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
