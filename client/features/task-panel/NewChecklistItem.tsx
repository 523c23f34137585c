import { IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { useSaveOnTheWay } from '#client/core/use-save-on-the-way.ts'
import classes from './Checklist.module.css'

/** One after the other with Enter; a pasted list becomes as many items. */
export function NewChecklistItem({ onAdd }: { onAdd(text: string): void }) {
  const [text, setText] = useState('')

  function add(typed: string) {
    if (typed.trim() === '') return
    onAdd(typed)
    setText('')
  }
  useSaveOnTheWay(() => add(text))

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') add(text)
    else if (event.key === 'Escape' && text !== '') setText('')
    else return
    event.preventDefault()
  }

  return (
    <label className={classes.new}>
      <IconPlus size={15} stroke={1.7} aria-hidden />
      <input
        className={classes.field}
        aria-label="Add a checklist item"
        placeholder="Add an item"
        maxLength={500}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => add(text)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain')
          if (!pasted.trim().includes('\n')) return
          event.preventDefault()
          add(text + pasted)
        }}
      />
    </label>
  )
}
