import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { toast } from '#client/core/toasts.tsx'
import { useArchiveWorkspace } from '#client/features/workspaces/data.ts'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { t } from '#contract/texts.ts'
import type { Workspace } from '#contract/workspaces.ts'

interface Props {
  workspace: Workspace
}

export function ArchiveSection({ workspace: { _id: workspaceId, name, status } }: Props) {
  const archive = useArchiveWorkspace()
  const [asking, { open, close }] = useDisclosure()

  const putAway = () =>
    archive.mutate(
      { workspaceId, archived: true },
      { onSuccess: () => toast.success(t`${name} is archived`), onSettled: close },
    )
  const bringBack = () =>
    archive.mutate({ workspaceId, archived: false }, { onSuccess: () => toast.success(t`${name} is back`) })

  if (status === 'archived') {
    return (
      <SettingsSection
        title="Bring it back"
        description="The workspace is archived. Brought back, everything in it can be changed again, or deleted for good."
        footer={
          <Button onClick={bringBack} loading={archive.isPending}>
            Bring back from the archive
          </Button>
        }
      />
    )
  }
  return (
    <>
      <SettingsSection
        title="Archive"
        description="Everything stays readable for its members, and nothing can be changed until somebody brings it back."
        footer={
          <Button variant="default" onClick={open}>
            Archive workspace
          </Button>
        }
      />
      <ConfirmDialog
        opened={asking}
        onClose={close}
        title={`Archive ${name}?`}
        confirmLabel="Archive"
        onConfirm={putAway}
        busy={archive.isPending}
      >
        Work in all its projects stops for everybody. You can bring it back at any time.
      </ConfirmDialog>
    </>
  )
}
