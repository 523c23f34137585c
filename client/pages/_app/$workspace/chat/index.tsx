import { IconMessageCircle } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { t } from '#contract/texts.ts'

export const Route = createFileRoute('/_app/$workspace/chat/')({ component: NoChatOpen })

function NoChatOpen() {
  usePageTitle(t`Chat`)
  return (
    <EmptyState icon={IconMessageCircle} title="Talk to somebody">
      Choose a person on the left. What you say to each other is between the two of you.
    </EmptyState>
  )
}
