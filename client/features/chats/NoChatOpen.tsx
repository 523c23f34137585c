import { IconMessageCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { membersQuery } from '#client/features/members/data.ts'
import { InviteButton } from '#client/features/workspaces/InviteButton.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import type { Workspace } from '#contract/workspaces.ts'

export function NoChatOpen({ workspace }: { workspace: Workspace }) {
  const { data: members } = useQuery(membersQuery(workspace._id))
  if (members?.length === 1)
    return (
      <EmptyState icon={IconMessageCircle} title="Talk to somebody" action={<InviteButton workspace={workspace} />}>
        A chat is for what belongs to no task, between two people. It begins when somebody else is here.
      </EmptyState>
    )
  return (
    <EmptyState icon={IconMessageCircle} title="Talk to somebody">
      Choose a person on the left. What you say to each other is between the two of you.
    </EmptyState>
  )
}
