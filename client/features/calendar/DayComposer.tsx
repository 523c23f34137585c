import { type KeyboardEvent, useState } from 'react'
import { ComposerFoot } from '#client/ui/ComposerFoot.tsx'
import { MAX_TITLE } from '#contract/tasks.ts'
import { dayInFull } from './calendar-days.ts'
import classes from './DayComposer.module.css'
import { useCalendar } from './view.ts'

interface Props {
  day: string
  onClose(): void
}

/** Where tasks of a day are typed, one after the other. The signs of the board's field for new tasks work here too. */
export function DayComposer({ day, onClose }: Props) {
  const { create, draft, newTasksGoTo } = useCalendar()
  const [line, setLine] = useState(draft.current)

  function write(words: string) {
    draft.current = words
    setLine(words)
  }

  async function submit() {
    const words = line.trim()
    if (words === '' || !create) return
    write('')
    const isMade = await create(words, day)
    // Whoever typed on keeps what they typed.
    if (!isMade && draft.current === '') write(words)
  }

  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      void submit()
    }
    if (event.key === 'Escape') close()
  }

  function close() {
    draft.current = ''
    onClose()
  }

  return (
    <div className={classes.composer} data-composer>
      <input
        className={classes.field}
        aria-label={`New task on ${dayInFull(day)}`}
        placeholder="What needs doing?  ! @ #"
        value={line}
        maxLength={MAX_TITLE}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: whoever asked for a new task wants to type
        autoFocus
        onChange={({ currentTarget }) => write(currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => line === '' && onClose()}
      />
      <ComposerFoot onAdd={() => void submit()} onClose={close}>
        Enter adds it to <b>{newTasksGoTo}</b>, Esc closes.
      </ComposerFoot>
    </div>
  )
}
