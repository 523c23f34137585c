import { IconPlus } from '@tabler/icons-react'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { t } from '#contract/texts.ts'

interface Props {
  workspaceUrl: string
  folderId?: string | null | undefined
  label?: string
}

export function NewProjectButton({ workspaceUrl, folderId, label = t`New project` }: Props) {
  const plus = <IconPlus size={15} stroke={1.8} />
  return folderId ? (
    <LinkButton
      to="/$workspace/projects/create/$folderId"
      params={{ workspace: workspaceUrl, folderId }}
      leftSection={plus}
    >
      {label}
    </LinkButton>
  ) : (
    <LinkButton to="/$workspace/projects/create" params={{ workspace: workspaceUrl }} leftSection={plus}>
      {label}
    </LinkButton>
  )
}
