import { IconCalendar } from '@tabler/icons-react'
import { DayPicker } from '#client/features/task-fields/DayPicker.tsx'
import { t } from '#contract/texts.ts'
import { BarPopover } from './BarPopover.tsx'

export const BulkDueDate = ({ onPick }: { onPick(day: string | null): void }) => (
  <BarPopover label={t`Due date`} icon={<IconCalendar size={15} stroke={1.7} />}>
    {(close) => (
      <DayPicker
        value={null}
        mayClear
        onChange={(day) => {
          close()
          onPick(day)
        }}
      />
    )}
  </BarPopover>
)
