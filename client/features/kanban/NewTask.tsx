import { type ComponentProps, type KeyboardEvent, Suspense } from 'react'
import { lazy } from '#client/core/lazy.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { draftOf, enter, keepDraft } from './drafts.ts'
import classes from './TaskComposer.module.css'
import type { TaskComposer as Composer } from './TaskComposer.tsx'

const TaskComposer = lazy(async () => ({ default: (await import('./TaskComposer.tsx')).TaskComposer }))

/** The composer, and until it has come a plain field: what is typed meanwhile is a draft, and what is entered waits; the composer finds both. */
export function NewTask(props: ComponentProps<typeof Composer>) {
  const { board } = useOpenBoard()
  const place = { boardId: board._id, columnId: props.columnId, lane: props.lane ?? null }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    event.stopPropagation()
    const { value } = event.currentTarget
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || value.trim() === '') return
    enter(place, value)
    event.currentTarget.value = ''
  }

  return (
    <Suspense
      fallback={
        <div className={classes.composer}>
          <input
            className={classes.field}
            aria-label={`New task in ${props.columnTitle}`}
            defaultValue={draftOf(place)}
            // biome-ignore lint/a11y/noAutofocus: whoever asked for a new task wants to type
            autoFocus
            onKeyDown={onKeyDown}
            onChange={({ currentTarget }) => keepDraft(place, currentTarget.value)}
          />
        </div>
      }
    >
      <TaskComposer {...props} />
    </Suspense>
  )
}
