import { IconCheck } from '@tabler/icons-react'
import { roleWords } from '#client/features/workspaces/role-words.ts'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { Tag } from '#client/ui/Tag.tsx'
import { canInWorkspace } from '#contract/permissions.ts'
import type { Workspace } from '#contract/workspaces.ts'
import classes from './MyRoleSection.module.css'
import { permissionGroups } from './permission-rows.ts'

interface Props {
  workspace: Workspace
}

export function MyRoleSection({ workspace: { myRole, permissions } }: Props) {
  const rights = permissionGroups
    .flatMap(({ rows }) => rows)
    .filter((row) =>
      'changeable' in row ? canInWorkspace(myRole, row.changeable, permissions) : row.may(myRole) === true,
    )
  return (
    <SettingsSection
      title="Your role"
      description={
        <>
          <Tag>{roleWords[myRole].label}</Tag> {roleWords[myRole].may}.
        </>
      }
    >
      <ul className={classes.rights}>
        {rights.map(({ what }) => (
          <li key={what}>
            <IconCheck size={15} stroke={2.2} aria-hidden />
            {what}
          </li>
        ))}
      </ul>
    </SettingsSection>
  )
}
