import { describe, expect, test } from 'vitest'
import type { Draft } from './draft.ts'
import { openStep, stepsFor } from './steps.ts'

const blank: Draft = {
  teamSize: '',
  role: '',
  ownRole: '',
  newWorkspace: { name: '', url: '', urlTouched: false },
  workspace: null,
  wantsExample: true,
  example: null,
  addresses: [],
  invitedRole: 'member',
}
const answered: Draft = { ...blank, teamSize: '2-10', role: 'Design' }
const settled: Draft = { ...answered, workspace: { _id: 'w', name: 'Acme', url: 'acme' } }

describe('someone new', () => {
  const steps = stepsFor(false)

  test.each([
    ['begins with the team', undefined, blank, 'team'],
    ['cannot skip ahead by the address bar', 'invite', blank, 'team'],
    ['comes back after a reload to where they were', undefined, answered, 'workspace'],
    ['may go back', 'team', answered, 'team'],
    ['invites once the workspace is there', 'invite', settled, 'invite'],
  ] as const)('%s', (_, wanted, draft, step) => {
    expect(openStep(wanted, steps, draft)).toBe(step)
  })
})

test('someone who came by invitation names no workspace and invites nobody', () => {
  expect(stepsFor(true)).toEqual(['team', 'role'])
  expect(openStep('invite', stepsFor(true), answered)).toBe('role')
})
