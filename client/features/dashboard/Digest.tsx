import { Button } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { pastDay, timeOfDay } from '#client/core/dates.ts'
import { Loaded } from '#client/ui/Loaded.tsx'
import { Note } from '#client/ui/Note.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import { DigestProject } from './DigestProject.tsx'
import { dashboardQuery, useClearDigest } from './data.ts'

/** What happened on my projects while I was away. */
export function Digest() {
  const dashboard = useQuery(dashboardQuery)
  const clear = useClearDigest()
  const { data } = dashboard
  return (
    <SettingsSection
      title="While you were away"
      description={data && data.digest.length > 0 && `Last seen: ${pastDay(data.since)}, ${timeOfDay(data.since)}`}
      footer={
        data &&
        data.digest.length > 0 && (
          <Button variant="default" size="xs" onClick={() => clear.mutate({})}>
            Mark all as seen
          </Button>
        )
      }
    >
      <Loaded query={dashboard} skeleton={<RowSkeletons count={3} />} failure="Failed to fetch what happened">
        {({ digest }) =>
          digest.length > 0 ? (
            digest.map((project) => <DigestProject key={project.board._id} project={project} />)
          ) : (
            <Note icon={IconSparkles}>You are up to date. What others do on your projects gathers here.</Note>
          )
        }
      </Loaded>
    </SettingsSection>
  )
}
