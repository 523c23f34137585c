import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { updateTask } from '#client/features/tasks/data.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { GrowingText } from '#client/ui/GrowingText.tsx'
import type { TaskCard } from '#contract/tasks.ts'
import classes from './TaskTitle.module.css'

const LONGEST = 500

/** A field that looks like a heading. Enter or leaving it saves, Escape takes back. */
export function TaskTitle({ card }: { card: TaskCard }) {
  const { store, mayEdit } = useOpenBoard()
  const [draft, setDraft] = useState<string | null>(null)

  function save() {
    const title = draft?.trim()
    setDraft(null)
    if (title && title !== card.title) void updateTask(store, card._id, { title })
  }

  // The way back in the browser, or another page: the field is gone without having been left.
  const saveOnTheWay = useEffectEvent(save)
  useEffect(() => {
    window.addEventListener('pagehide', saveOnTheWay)
    return () => {
      window.removeEventListener('pagehide', saveOnTheWay)
      saveOnTheWay()
    }
  }, [])

  if (!mayEdit) return <h2 className={classes.title}>{card.title}</h2>

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      event.currentTarget.blur()
    }
    if (event.key === 'Escape' && draft !== null && draft !== card.title) {
      event.preventDefault()
      setDraft(null)
    }
  }

  return (
    <h2 className={classes.heading}>
      <GrowingText
        className={classes.title}
        aria-label="Title"
        rows={1}
        maxLength={LONGEST}
        value={draft ?? card.title}
        // A title is one line, however it is broken on screen.
        onChange={(event) => setDraft(event.currentTarget.value.replaceAll('\n', ' '))}
        onKeyDown={onKeyDown}
        onBlur={save}
      />
    </h2>
  )
}
