import { memo } from 'react'
import { GroupBar } from './GroupBar.tsx'
import type { TimelineRow } from './rows.ts'
import { TaskBar } from './TaskBar.tsx'

interface Props {
  rows: TimelineRow[]
  inView: number[]
  focused: string | null
}

export const Bars = memo(function Bars({ rows, inView, focused }: Props) {
  return inView.map((at) => {
    const row = rows[at]
    if (!row) return null
    return row.kind === 'group' ? (
      <GroupBar key={row.key} row={row} at={at} />
    ) : (
      <TaskBar key={row.key} rowKey={row.key} id={row.id} at={at} isFocused={row.key === focused} />
    )
  })
})
