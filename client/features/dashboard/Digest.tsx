import { Button } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { pastDay, timeOfDay } from '#client/core/dates.ts'
import { lazy } from '#client/core/lazy.ts'
import { Loaded } from '#client/ui/Loaded.tsx'
import { Note } from '#client/ui/Note.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import { dashboardQuery, useClearDigest } from './data.ts'

// The sentences for everything that can happen weigh as much as the rest of the page.
const loadProject = () => import('./DigestProject.tsx')
const DigestProject = lazy(async () => ({ default: (await loadProject()).DigestProject }))

/** What others did on my projects since I last looked here; I may well have worked meanwhile. */
export function Digest() {
  // Comes along while what happened is asked for.
  useEffect(() => void loadProject().catch(() => {}), [])
  const dashboard = useQuery(dashboardQuery)
  const clear = useClearDigest()
  const { data } = dashboard
  return (
    <SettingsSection
      title="What others did"
      description={data && data.digest.length > 0 && `New since: ${pastDay(data.since)}, ${timeOfDay(data.since)}`}
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
            <Suspense fallback={<RowSkeletons count={3} />}>
              {digest.map((project) => (
                <DigestProject key={project.board._id} project={project} />
              ))}
            </Suspense>
          ) : (
            <Note icon={IconSparkles}>You are up to date. What others do on your projects gathers here.</Note>
          )
        }
      </Loaded>
    </SettingsSection>
  )
}
