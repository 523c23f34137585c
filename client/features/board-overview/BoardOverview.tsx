import { RecentInWorkspace } from '#client/features/activities/RecentInWorkspace.tsx'
import { hoursWords } from '#client/features/reports/words.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { Figures } from '#client/ui/Figures.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { SplitPage } from '#client/ui/SplitPage.tsx'
import { t } from '#contract/texts.ts'
import { AboutBoard } from './AboutBoard.tsx'
import { ColumnBar } from './ColumnBar.tsx'
import { DueTasks } from './DueTasks.tsx'
import { LabelsInUse } from './LabelsInUse.tsx'
import { OpenByMember } from './OpenByMember.tsx'
import { useSummary } from './use-summary.ts'

/** How a project stands, at a glance. */
export function BoardOverview() {
  const { board } = useOpenBoard()
  const summary = useSummary()
  return (
    <SplitPage
      aside={
        <>
          <AboutBoard />
          <OpenByMember openByMember={summary.openByMember} />
          <LabelsInUse openByLabel={summary.openByLabel} />
        </>
      }
    >
      <Figures
        figures={[
          { label: t`Tasks`, value: summary.total },
          { label: t`Open`, value: summary.open },
          { label: t`Overdue`, value: summary.overdue.length },
          { label: t`Time logged`, value: hoursWords(summary.trackedSeconds) },
        ]}
      />
      <ColumnBar summary={summary} />
      <DueTasks title="Overdue" tasks={summary.overdue} none="Nothing is late." />
      <DueTasks title="Due in the next seven days" tasks={summary.dueSoon} none="Nothing is due soon." />
      <SettingsSection title="Recent activity">
        <RecentInWorkspace workspace={board.workspace} boardId={board._id} />
      </SettingsSection>
    </SplitPage>
  )
}
