import { useEffect, useEffectEvent } from 'react'
import { isTyping } from '#client/core/is-typing.ts'
import { isAlone } from './calendar-keys.ts'

/** T goes to today from anywhere on the page. On a day it was heard already. */
export function useTodayKey(goToToday: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isAlone(event) || isTyping(event) || event.key.toLowerCase() !== 't') return
    event.preventDefault()
    goToToday()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
