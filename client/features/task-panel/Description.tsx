import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useMe } from '#client/core/session.ts'
import { TaskText } from '#client/features/comments/TaskText.tsx'
import { taskQuery, updateTask } from '#client/features/tasks/data.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import type { Task } from '#contract/tasks.ts'
import classes from './Description.module.css'
import { DescriptionConflict } from './DescriptionConflict.tsx'
import { loadTask } from './data.ts'
import { DescriptionDraft, type DraftState } from './description-draft.ts'
import { keepDraft, keptDraft } from './kept-drafts.ts'

const DescriptionEditor = lazy(() =>
  import('./DescriptionEditor.tsx').then(({ DescriptionEditor }) => ({ default: DescriptionEditor })),
)

interface Props {
  task: Task
  onOpenTask(taskId: string): void
}

/** Reads like a text; a click makes it one to write. */
export function Description({ task, onOpenTask }: Props) {
  const { mayEdit } = useOpenBoard()
  const draft = useDraft(task)
  const state = useSyncExternalStore(draft.subscribe, () => draft.state)
  const [editing, setEditing] = useState(state.restored)

  function stop() {
    void draft.save()
    setEditing(false)
  }

  if (!mayEdit) {
    return task.description === '' ? null : (
      <div className={classes.read}>
        <TaskText text={task.description} onOpenTask={onOpenTask} />
      </div>
    )
  }
  return (
    <section aria-label="Description">
      {state.theirs !== null ? (
        <DescriptionConflict
          mine={state.text}
          theirs={state.theirs}
          onKeepMine={() => void draft.keepMine()}
          onTakeTheirs={() => draft.takeTheirs()}
        />
      ) : editing ? (
        <Suspense fallback={<Written text={state.text} onOpenTask={onOpenTask} />}>
          <DescriptionEditor
            text={state.text}
            onType={(text) => draft.type(text)}
            onBlur={() => void draft.save()}
            onStop={stop}
          />
        </Suspense>
      ) : (
        <Written text={state.text} onOpenTask={onOpenTask} onEdit={() => setEditing(true)} />
      )}
      <Standing state={state} onRetry={() => void draft.save()} />
    </section>
  )
}

function useDraft(task: Task): DescriptionDraft {
  const { store } = useOpenBoard()
  const cache = useQueryClient()
  const me = useMe()
  const [draft] = useState(
    () =>
      new DescriptionDraft(task, keptDraft(me._id, task._id), {
        async send(description, version) {
          // A call with a version is refused to the caller, so an answer is there.
          const saved = (await updateTask(store, task._id, { description }, version))!
          cache.setQueryData(taskQuery(task._id).queryKey, saved)
          return saved
        },
        load: () => loadTask(task._id),
        keep: (kept) => keepDraft(me._id, task._id, kept),
      }),
  )
  useEffect(() => draft.hear(task), [draft, task])
  useEffect(() => {
    const save = () => void draft.save()
    window.addEventListener('online', save)
    return () => {
      window.removeEventListener('online', save)
      save()
    }
  }, [draft])
  return draft
}

interface WrittenProps {
  text: string
  onOpenTask(taskId: string): void
  onEdit?: () => void
}

function Written({ text, onOpenTask, onEdit }: WrittenProps) {
  if (text.trim() === '') {
    return (
      <button type="button" className={classes.empty} onClick={onEdit}>
        Describe what done looks like…
      </button>
    )
  }
  return (
    <div className={classes.written}>
      {/* A click anywhere edits, except on what has a meaning of its own. With the keyboard, the button does. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button below is the keyboard's way */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button below is the keyboard's way */}
      <div
        className={classes.text}
        onClick={(event) => {
          const hasOwnMeaning = (event.target as HTMLElement).closest('a, button')
          if (!hasOwnMeaning && window.getSelection()?.isCollapsed !== false) onEdit?.()
        }}
      >
        <TaskText text={text} onOpenTask={onOpenTask} />
      </div>
      <Button variant="default" className={classes.edit ?? ''} onClick={onEdit}>
        Edit description
      </Button>
    </div>
  )
}

interface StandingProps {
  state: DraftState
  onRetry(): void
}

/** How it stands with what was typed, in one quiet line. */
function Standing({ state: { status, problem, changedByOthers, restored, theirs }, onRetry }: StandingProps) {
  if (theirs !== null) return null
  return (
    <p className={classes.standing} role="status">
      {restored && 'Your unsaved draft is back. '}
      {changedByOthers && 'Somebody else changed the description meanwhile. '}
      {status === 'saving' && 'Saving…'}
      {status === 'failed' && (
        <>
          Not saved yet, but kept in this browser. {problem}{' '}
          <button type="button" className={classes.retry} onClick={onRetry}>
            Try again
          </button>
        </>
      )}
    </p>
  )
}
