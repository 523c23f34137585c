import classes from './Description.module.css'
import type { DraftState } from './description-draft.ts'

interface Props {
  state: DraftState
  onRetry(): void
}

/** How it stands with what was typed, in one quiet line. */
export function DraftStanding({ state: { status, problem, changedByOthers, restored, theirs }, onRetry }: Props) {
  if (theirs !== null) return null
  const isOnlySaving = status === 'saving' && !restored && !changedByOthers
  return (
    <p className={classes.standing} role="status" data-passing={isOnlySaving || undefined}>
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
