import { IconHistory } from '@tabler/icons-react'
import { ActivityFeed } from '#client/features/activities/ActivityFeed.tsx'
import { hoursWords } from '#client/features/reports/words.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Figures } from '#client/ui/Figures.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import type { Profile } from '#contract/members.ts'
import { t } from '#contract/texts.ts'

interface Props {
  profile: Profile
}

export function ProfileWork({ profile: { user, activities, figures } }: Props) {
  return (
    <>
      <Figures
        figures={[
          { label: t`Projects`, value: figures.projects },
          { label: t`Open tasks`, value: figures.openTasks },
          { label: t`Completed`, value: figures.completedTasks },
          { label: t`Tracked`, value: hoursWords(figures.trackedSeconds) },
        ]}
      />
      <SettingsSection title="Recent activity">
        {activities.length > 0 ? (
          <ActivityFeed activities={activities} within="workspace" />
        ) : (
          <EmptyState icon={IconHistory} title="Nothing here yet">
            What {user.name} does in projects you see shows up here.
          </EmptyState>
        )}
      </SettingsSection>
    </>
  )
}
