import { useEffect, useEffectEvent, useState } from 'react'

/** What follows does so when somebody stops typing for a moment. */
const PAUSE_IN_TYPING_MS = 120

/** The text of a field that searches. `value` is what stands in the address; it follows the field, and the field follows it. */
export function useSettledText(value: string, onSettle: (text: string) => void) {
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  /** What the field last put into the address, or took from it. */
  const [agreed, setAgreed] = useState(value)
  if (value !== seen) {
    setSeen(value)
    // Back, a link, "Clear". The field's own words come back late: by then somebody may have typed on.
    if (value !== agreed) {
      setAgreed(value)
      setText(value)
    }
  }
  const settle = useEffectEvent((typed: string) => {
    if (typed === value) return
    setAgreed(typed)
    onSettle(typed)
  })
  useEffect(() => {
    const timer = setTimeout(() => settle(text.trim()), PAUSE_IN_TYPING_MS)
    return () => clearTimeout(timer)
  }, [text])
  return [text, setText] as const
}
