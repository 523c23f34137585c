import { type KeyboardEvent, useState } from 'react'
import { toast } from '#client/core/toasts.tsx'
import { useSaveOnTheWay } from '#client/core/use-save-on-the-way.ts'
import { updateTask } from '#client/features/tasks/data.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { GrowingText } from '#client/ui/GrowingText.tsx'
import type { TaskCard } from '#contract/tasks.ts'
import { t } from '#contract/texts.ts'
import classes from './TaskTitle.module.css'

const LONGEST = 500

interface Draft {
  text: string
  /** What the task was called when somebody began to write. */
  began: string
}

/** A field that looks like a heading. Enter or leaving it saves, Escape takes back. */
export function TaskTitle({ card }: { card: TaskCard }) {
  const { store, mayEdit } = useOpenBoard()
  const [draft, setDraft] = useState<Draft | null>(null)
  const name = (title: string) => void updateTask(store, card._id, { title })

  function save() {
    const title = draft?.text.trim()
    const theirs = card.title
    setDraft(null)
    if (!title || title === theirs) return
    name(title)
    // The last title typed wins, but not without a word.
    if (draft?.began !== theirs)
      toast.info(t`Somebody called it “${theirs}” meanwhile`, { label: t`Use theirs`, run: () => name(theirs) })
  }

  useSaveOnTheWay(save)

  if (!mayEdit) return <h2 className={classes.title}>{card.title}</h2>

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      event.currentTarget.blur()
    }
    if (event.key === 'Escape' && draft !== null && draft.text !== card.title) {
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
        value={draft?.text ?? card.title}
        // A title is one line, however it is broken on screen.
        onChange={({ currentTarget: { value } }) =>
          setDraft({ text: value.replaceAll('\n', ' '), began: draft?.began ?? card.title })
        }
        onKeyDown={onKeyDown}
        onBlur={save}
      />
    </h2>
  )
}
