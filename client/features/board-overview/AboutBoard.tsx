import { calendarDay } from '#client/core/dates.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { Facts } from '#client/ui/Facts.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'

export function AboutBoard() {
  const { board } = useOpenBoard()
  return (
    <SettingsSection title="About">
      <Facts
        facts={[
          { label: 'Key', value: board.key },
          {
            label: 'Open to',
            value: board.visibility === 'private' ? 'Its members' : `All of ${board.workspace.name}`,
          },
          { label: 'Since', value: calendarDay(board.createdAt) },
          { label: 'Last change', value: calendarDay(board.updatedAt) },
        ]}
      />
    </SettingsSection>
  )
}
