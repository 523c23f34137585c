import { priorityWords } from './level-words.ts'

interface Props {
  priority: number
  size?: number
}

/** How many of the three bars are full, by priority. */
const bars = [0, 0, 3, 2, 1]
const colors = ['var(--h-text-3)', 'var(--h-ember)', 'var(--h-text-2)', 'var(--h-text-2)', 'var(--h-text-2)']

/** Drawn by hand: a board shows hundreds of them. */
export function PriorityIcon({ priority, size = 16 }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      overflow="visible"
      color={colors[priority]}
      role="img"
      aria-label={priorityWords[priority] ?? 'Priority'}
    >
      <Sign priority={priority} />
    </svg>
  )
}

function Sign({ priority }: { priority: number }) {
  if (priority === 0)
    return <path d="M2.5 8h2M7 8h2M11.5 8h2" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
  if (priority === 1) {
    return (
      <>
        <rect x="1.5" y="1.5" width="13" height="13" rx="3.5" fill="currentColor" />
        <path d="M8 4.4v4.3" stroke="var(--h-card)" strokeWidth="1.8" strokeLinecap="round" />
        <circle cx="8" cy="11.4" r="1.05" fill="var(--h-card)" />
      </>
    )
  }
  const full = bars[priority] ?? 0
  return (
    <g fill="currentColor">
      <rect x="1.8" y="9" width="3" height="5" rx="1" />
      <rect x="6.5" y="5.8" width="3" height="8.2" rx="1" opacity={full > 1 ? 1 : 0.28} />
      <rect x="11.2" y="2.5" width="3" height="11.5" rx="1" opacity={full > 2 ? 1 : 0.28} />
    </g>
  )
}
