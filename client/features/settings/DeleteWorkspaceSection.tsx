import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useDeleteWorkspace } from '#client/features/workspaces/data.ts'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { FormError } from '#client/ui/FormError.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { t } from '#contract/texts.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { useGoAway } from './use-go-away.ts'

interface Props {
  workspace: Workspace
}

export function DeleteWorkspaceSection({ workspace }: Props) {
  const { _id: workspaceId, name, url } = workspace
  const goAway = useGoAway(workspace)
  const [asking, { open, close }] = useDisclosure()
  const deleteWorkspace = useDeleteWorkspace(() => void goAway(t`${name} is deleted`))

  function ask() {
    deleteWorkspace.reset()
    open()
  }

  return (
    <>
      <SettingsSection
        title="Delete"
        description="The workspace, its projects, tasks and files are gone for good, for everybody in it."
        footer={
          <Button variant="default" c="var(--h-red)" onClick={ask}>
            Delete workspace
          </Button>
        }
      />
      <ConfirmDialog
        opened={asking}
        onClose={close}
        title={`Delete ${name}?`}
        confirmLabel="Delete for good"
        danger
        typed={url}
        onConfirm={() => deleteWorkspace.mutate({ workspaceId, confirm: url })}
        busy={deleteWorkspace.isPending || deleteWorkspace.isSuccess}
      >
        This cannot be undone. If you only want quiet, archive it instead.
        <FormError error={deleteWorkspace.error} fallback="Failed to delete workspace" />
      </ConfirmDialog>
    </>
  )
}
