import { Suspense } from 'react'
import { lazy } from '#client/core/lazy.ts'
import { t } from '#contract/texts.ts'
import classes from './Reactions.module.css'

const AddReaction = lazy(() => import('./AddReaction.tsx').then(({ AddReaction }) => ({ default: AddReaction })))

interface Props {
  /** Emoji -> ids of those who chose it. */
  given: Record<string, string[]>
  me: string
  nameOf(userId: string): string | undefined
  may: boolean
  /** Without, the Tab key passes them by. */
  isTabStop?: boolean
  /** Adds one's own, or takes it back. */
  onChoose(emoji: string): void
}

/** What people felt about something that was said. */
export function Reactions({ given, me, nameOf, may, isTabStop = true, onChoose }: Props) {
  const tabIndex = isTabStop ? 0 : -1
  return (
    <div className={classes.reactions}>
      {Object.entries(given).map(([emoji, ids]) => (
        <button
          key={emoji}
          type="button"
          className={classes.reaction}
          aria-pressed={ids.includes(me)}
          aria-label={`${emoji} ${ids.length}`}
          title={ids.map((id) => nameOf(id) ?? t`Somebody`).join(', ')}
          disabled={!may}
          tabIndex={tabIndex}
          onClick={() => onChoose(emoji)}
        >
          {emoji} <span className={classes.count}>{ids.length}</span>
        </button>
      ))}
      {may && (
        <Suspense>
          <AddReaction tabIndex={tabIndex} onChoose={onChoose} />
        </Suspense>
      )}
    </div>
  )
}
