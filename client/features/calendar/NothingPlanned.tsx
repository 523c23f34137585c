import { IconCalendar } from '@tabler/icons-react'
import { EmptyState } from '#client/ui/EmptyState.tsx'

export const NothingPlanned = () => (
  <EmptyState icon={IconCalendar} title="Nothing planned">
    Tasks with a due date stand here on their day.
  </EmptyState>
)
