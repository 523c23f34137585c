import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#client/ui/Loaded.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import { DesktopSection } from './DesktopSection.tsx'
import { preferencesQuery } from './data.ts'
import { MailSection } from './MailSection.tsx'
import { MatrixSection } from './MatrixSection.tsx'
import { MutedSection } from './MutedSection.tsx'
import { QuietSection } from './QuietSection.tsx'

export function Preferences() {
  const query = useQuery(preferencesQuery)
  return (
    <Loaded query={query} skeleton={<RowSkeletons count={8} />} failure="Your preferences could not be loaded.">
      {(preferences) => (
        <>
          <MatrixSection preferences={preferences} />
          <MailSection mode={preferences.mailMode} />
          <QuietSection hours={preferences.quietHours} />
          <DesktopSection />
          <MutedSection muted={preferences.mutedProjects} />
        </>
      )}
    </Loaded>
  )
}
