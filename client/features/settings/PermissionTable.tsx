import { Checkbox } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { roleWords } from '#client/features/workspaces/role-words.ts'
import { canInWorkspace, type WorkspacePermissions, type WorkspaceRole, workspaceRoles } from '#contract/permissions.ts'
import classes from './PermissionsForm.module.css'
import { type PermissionRow, permissionGroups } from './permission-rows.ts'

interface Props {
  permissions: WorkspacePermissions
  onChange(permissions: WorkspacePermissions): void
  disabled: boolean
}

/** Owner and admin have every right a workspace can give. */
const isFixed = (role: WorkspaceRole) => canInWorkspace(role, 'manage')

export function PermissionTable({ permissions, onChange, disabled }: Props) {
  return (
    <table className={classes.table} aria-label="What each role may do">
      <thead>
        <tr>
          <th scope="col">May</th>
          {workspaceRoles.map((role) => (
            <th key={role} scope="col">
              {roleWords[role].label}
            </th>
          ))}
        </tr>
      </thead>
      {permissionGroups.map(({ title, rows }) => (
        <tbody key={title}>
          <tr className={classes.group}>
            <th scope="rowgroup" colSpan={workspaceRoles.length + 1}>
              {title}
            </th>
          </tr>
          {rows.map((row) => (
            <tr key={row.what}>
              <th scope="row">{row.what}</th>
              {workspaceRoles.map((role) => (
                <td key={role}>
                  <Cell row={row} role={role} permissions={permissions} onChange={onChange} disabled={disabled} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

interface CellProps extends Props {
  row: PermissionRow
  role: WorkspaceRole
}

function Cell({ row, role, permissions, onChange, disabled }: CellProps) {
  if (!('changeable' in row)) return <Answer role={role} value={row.may(role)} />
  if (isFixed(role)) return <Answer role={role} value />
  const allowed = permissions[row.changeable]
  const toggle = (may: boolean) =>
    onChange({
      ...permissions,
      [row.changeable]: workspaceRoles.filter((other) => (other === role ? may : allowed.includes(other))),
    })
  return (
    <Checkbox
      className={classes.check ?? ''}
      aria-label={`${roleWords[role].label}: ${row.what}`}
      checked={allowed.includes(role)}
      onChange={(event) => toggle(event.currentTarget.checked)}
      disabled={disabled}
      size="xs"
    />
  )
}

interface AnswerProps {
  role: WorkspaceRole
  value: boolean | string
}

/** Names the role as well: on a phone it is no table for a screen reader. */
function Answer({ role, value }: AnswerProps) {
  const { label } = roleWords[role]
  if (typeof value === 'string') return <span className={classes.some}>{value}</span>
  if (value) return <IconCheck className={classes.yes} size={16} stroke={2.2} role="img" aria-label={`${label}: yes`} />
  return (
    <span className={classes.no} role="img" aria-label={`${label}: no`}>
      –
    </span>
  )
}
