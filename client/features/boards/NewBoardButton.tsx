import { IconPlus } from '@tabler/icons-react'
import { LinkButton } from '#client/ui/LinkButton.tsx'

interface Props {
  workspaceUrl: string
}

export function NewBoardButton({ workspaceUrl }: Props) {
  return (
    <LinkButton
      to="/$workspace/projects/create"
      params={{ workspace: workspaceUrl }}
      leftSection={<IconPlus size={15} stroke={1.8} />}
    >
      New project
    </LinkButton>
  )
}
