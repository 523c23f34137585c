import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isTyping } from '#client/core/is-typing.ts'
import { singleKeys } from '#client/core/single-keys.ts'
import { useMark } from './data.ts'

const steps: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/** J and K, or the arrows, go from one to the next; E and U mark it as read or unread. Enter opens it, as it does any link. */
export function useInboxKeys(list: RefObject<HTMLUListElement | null>) {
  const { mark } = useMark()

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isTyping(event) || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return
    if ((event.key.length === 1 && !singleKeys.areOn()) || document.querySelector('[aria-modal="true"]')) return
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-notification]') ?? [])]
    const at = rows.findIndex((row) => row.closest('li')?.contains(document.activeElement))
    const row = rows[at]
    const step = steps[event.key]
    // Arrows scroll the page for whoever is not in the list.
    if (step && (row || !event.key.startsWith('Arrow'))) rows[at < 0 ? 0 : at + step]?.focus()
    else if (row && (event.key === 'e' || event.key === 'u'))
      mark([row.dataset.notification ?? ''], row.dataset.read === 'false')
    else return
    event.preventDefault()
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
