// Priority and status as small drawings.

import classes from './ShowcaseBoard.module.css'
import type { ShowcaseCard, ShowcaseColumn } from './showcase-board.ts'

export function PriorityGlyph({ priority }: { priority: ShowcaseCard['priority'] }) {
  if (priority === 'urgent') {
    return (
      <svg className={classes.urgent} width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <rect x="1.5" y="1.5" width="13" height="13" rx="3.5" fill="currentColor" />
        <path d="M8 4.4v4.3" stroke="var(--h-card)" strokeWidth="1.8" strokeLinecap="round" />
        <circle cx="8" cy="11.4" r="1.05" fill="var(--h-card)" />
      </svg>
    )
  }
  if (priority === 'none') {
    return (
      <svg className={classes.faint} width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <path d="M2.5 8h2M7 8h2M11.5 8h2" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
      </svg>
    )
  }
  return (
    <svg className={classes.bars} width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
      <rect x="1.8" y="9" width="3" height="5" rx="1" />
      <rect x="6.5" y="5.8" width="3" height="8.2" rx="1" />
      <rect x="11.2" y="2.5" width="3" height="11.5" rx="1" opacity={priority === 'high' ? 1 : 0.28} />
    </svg>
  )
}

export function StatusGlyph({ status }: { status: ShowcaseColumn['status'] }) {
  return (
    <svg
      className={classes.status}
      data-status={status}
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      aria-hidden="true"
    >
      {status === 'done' ? (
        <>
          <circle cx="8" cy="8" r="6.6" fill="currentColor" />
          <path
            d="m5.2 8.2 2 2 3.7-4.1"
            stroke="var(--h-column)"
            strokeWidth="1.6"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      ) : (
        <>
          <circle cx="8" cy="8" r="6.2" stroke="currentColor" strokeWidth="1.6" />
          {status !== 'open' && (
            <path
              d={status === 'started' ? 'M8 4.5a3.5 3.5 0 0 1 0 7Z' : 'M8 4.5a3.5 3.5 0 1 1-3.5 3.5H8Z'}
              fill="currentColor"
            />
          )}
        </>
      )}
    </svg>
  )
}
