import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { useMe } from '#client/core/session.ts'
import { useLeaveWorkspace } from '#client/features/members/data.ts'
import { mayOwn } from '#client/features/workspaces/may.ts'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { FormError } from '#client/ui/FormError.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { t } from '#contract/texts.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { useGoAway } from './use-go-away.ts'

interface Props {
  workspace: Workspace
}

export function LeaveSection({ workspace }: Props) {
  const { _id: workspaceId, name, url } = workspace
  const me = useMe()
  const goAway = useGoAway(workspace)
  const [asking, { open, close }] = useDisclosure()
  const leave = useLeaveWorkspace(() => void goAway(t`You left ${name}`))

  function ask() {
    leave.reset()
    open()
  }

  if (mayOwn(workspace)) {
    return (
      <SettingsSection
        title="Leave"
        description={
          <>
            You own this workspace.{' '}
            <Link to="/$workspace/settings/general" params={{ workspace: url }}>
              Hand it over
            </Link>{' '}
            to somebody first, then you can leave.
          </>
        }
      />
    )
  }
  return (
    <>
      <SettingsSection
        title="Leave"
        description="You lose access to this workspace and all its projects. What you did stays."
        footer={
          <Button variant="default" c="var(--h-red)" onClick={ask}>
            Leave workspace
          </Button>
        }
      />
      <ConfirmDialog
        opened={asking}
        onClose={close}
        title={`Leave ${name}?`}
        confirmLabel="Leave"
        danger
        onConfirm={() => leave.mutate({ workspaceId, memberId: me._id })}
        busy={leave.isPending || leave.isSuccess}
      >
        To come back, somebody has to invite you again.
        <FormError error={leave.error} fallback="Failed to leave the workspace" />
      </ConfirmDialog>
    </>
  )
}
