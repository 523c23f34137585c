import { Button } from '@mantine/core'
import { mayChangeSettings } from '#client/features/workspaces/may.ts'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { changeableActions, defaultPermissions, type WorkspacePermissions } from '#contract/permissions.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { PermissionTable } from './PermissionTable.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { useWorkspaceDraft } from './use-workspace-draft.ts'

interface Props {
  workspace: Workspace
}

type Granted = 'manager' | 'member' | 'guest' | 'client'

/** Owner and admin have every right anyway, and are not sent. */
const read = ({ permissions }: Workspace) => ({
  permissions: permissions as Record<keyof WorkspacePermissions, Granted[]>,
})

const isDefault = (permissions: WorkspacePermissions) =>
  changeableActions.every((action) => String(permissions[action]) === String(defaultPermissions[action]))

export function PermissionsForm({ workspace }: Props) {
  const form = useWorkspaceDraft(workspace, read)
  const { permissions } = form.draft
  const disabled = !mayChangeSettings(workspace)

  const set = (changed: WorkspacePermissions) =>
    form.change({ permissions: changed as Record<keyof WorkspacePermissions, Granted[]> })

  return (
    <SettingsForm draft={form} workspaceUrl={workspace.url}>
      <SettingsSection
        title="What each role may do"
        description="The first four rows are yours to decide. The others are what the roles mean, everywhere in Hearth."
        footer={
          !disabled && (
            <Button variant="default" onClick={() => set(defaultPermissions)} disabled={isDefault(permissions)}>
              Back to defaults
            </Button>
          )
        }
      >
        <PermissionTable permissions={permissions} onChange={set} disabled={disabled} />
      </SettingsSection>
    </SettingsForm>
  )
}
