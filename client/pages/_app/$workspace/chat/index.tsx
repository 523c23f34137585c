import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { NoChatOpen } from '#client/features/chats/NoChatOpen.tsx'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { t } from '#contract/texts.ts'

export const Route = createFileRoute('/_app/$workspace/chat/')({ component: NoChatOpenPage })

function NoChatOpenPage() {
  usePageTitle(t`Chat`)
  const { data: workspace } = useSuspenseQuery(workspaceQuery(Route.useParams().workspace))
  return <NoChatOpen workspace={workspace} />
}
