import classes from './Description.module.css'
import type { DraftState } from './description-draft.ts'
import { ReplacedNote } from './ReplacedNote.tsx'

interface Props {
  state: DraftState
  taskId: string
  onRetry(): void
  onCompare(): void
  onLeaveReplaced(): void
}

/** How it stands with what was typed, in one quiet line. */
export function DraftStanding({ state, taskId, onRetry, onCompare, onLeaveReplaced }: Props) {
  const { status, problem, changedByOthers, restored, theirs, replaced, replacedWhileTyping } = state
  if (theirs !== null) return null
  const isOnlySaving = status === 'saving' && !restored && !changedByOthers
  return (
    <p className={classes.standing} role="status" data-passing={isOnlySaving || undefined}>
      {restored && 'Your unsaved draft is back. '}
      {replaced !== null && (
        <ReplacedNote
          taskId={taskId}
          whileTyping={replacedWhileTyping}
          isSaved={status === 'saved'}
          onCompare={onCompare}
          onOwn={onLeaveReplaced}
        />
      )}
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
