import { calendarDay } from '#client/core/dates.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { Facts } from '#client/ui/Facts.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { t } from '#contract/texts.ts'
import classes from './AboutBoard.module.css'

export function AboutBoard() {
  const { board, store } = useOpenBoard()
  const changes = [board.updatedAt, ...[...store.allTasks()].map(({ updatedAt }) => updatedAt)]
  return (
    <SettingsSection title="About">
      {board.description && (
        <p className={classes.description} dir="auto">
          {board.description}
        </p>
      )}
      <Facts
        facts={[
          { label: t`Key`, value: board.key },
          {
            label: t`Open to`,
            value: board.visibility === 'private' ? t`Its members` : t`All of ${board.workspace.name}`,
          },
          { label: t`Since`, value: calendarDay(board.createdAt) },
          { label: t`Last change`, value: calendarDay(changes.sort().at(-1)!) },
        ]}
      />
    </SettingsSection>
  )
}
