import { expect, test } from 'vitest'
import { workspaceRoles } from '#contract/permissions.ts'
import { permissionGroups } from './permission-rows.ts'

const rows = permissionGroups.flatMap((group) => group.rows)

test.each([
  ['Read and comment in joined projects', [true, true, true, true, true, true]],
  ['Change tasks and track time in joined projects', [true, true, true, true, true, false]],
  ['See and join projects open to the workspace', [true, true, true, true, false, false]],
  ['Act as admin on every project, private ones too', [true, true, false, false, false, false]],
  ['Chat', [true, true, true, true, 'On shared projects', 'On shared projects']],
  ['Manage members, labels, columns, settings, billing and API keys', [true, true, false, false, false, false]],
  ['Hand over or delete the workspace', [true, false, false, false, false, false]],
])('%s', (what, answers) => {
  const row = rows.find((other) => other.what === what)
  expect(row && 'may' in row && workspaceRoles.map((role) => row.may(role))).toEqual(answers)
})

test('four rows are for a workspace to decide', () => {
  expect(rows.flatMap((row) => ('changeable' in row ? row.changeable : []))).toEqual([
    'invite',
    'createFolders',
    'createProjects',
    'seeReports',
  ])
})
