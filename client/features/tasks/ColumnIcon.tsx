import { colorOf } from '#client/ui/color-of.ts'
import type { Column } from '#contract/columns.ts'

interface Props {
  column: Pick<Column, 'type' | 'color'>
  /** Whether tasks count as finished in it. */
  finishing: boolean
  size?: number
}

/** What a column stands for: a ring to begin with, half full while work goes on, a tick at the end. */
export function ColumnIcon({ column, finishing, size = 16 }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      overflow="visible"
      color={colorOf(column.color)}
      aria-hidden="true"
    >
      {finishing ? <Finished canceled={column.type === 'canceled'} /> : <Ring type={column.type} />}
    </svg>
  )
}

function Finished({ canceled }: { canceled: boolean }) {
  const sign = canceled ? 'm5.9 5.9 4.2 4.2m0-4.2-4.2 4.2' : 'm5.2 8.2 2 2 3.7-4.1'
  return (
    <>
      <circle cx="8" cy="8" r="6.6" fill="currentColor" />
      <path d={sign} stroke="var(--h-column)" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
    </>
  )
}

function Ring({ type }: { type: string }) {
  const dashes = type === 'backlog' ? '2.2 2.1' : undefined
  return (
    <>
      <circle cx="8" cy="8" r="6.2" stroke="currentColor" strokeWidth="1.6" strokeDasharray={dashes} />
      {type === 'started' && <path d="M8 4.8a3.2 3.2 0 0 1 0 6.4z" fill="currentColor" />}
    </>
  )
}
