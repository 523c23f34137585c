import classes from './Description.module.css'
import type { DraftState } from './description-draft.ts'
import { useOtherWriter } from './use-other-writer.ts'

interface Props {
  state: DraftState
  taskId: string
  onRetry(): void
  onCompare(): void
}

/** How it stands with what was typed, in one quiet line. */
export function DraftStanding({ state, taskId, onRetry, onCompare }: Props) {
  const { status, problem, changedByOthers, restored, theirs, replaced } = state
  const writer = useOtherWriter(taskId)
  if (theirs !== null) return null
  const isOnlySaving = status === 'saving' && !restored && !changedByOthers
  return (
    <p className={classes.standing} role="status" data-passing={isOnlySaving || undefined}>
      {restored && 'Your unsaved draft is back. '}
      {replaced !== null && (
        <>
          {writer ? `${writer} replaced what you wrote.` : 'Somebody else replaced what you wrote.'}{' '}
          <button type="button" className={classes.retry} onClick={onCompare}>
            Compare
          </button>{' '}
        </>
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
