// The five minutes of docs/API.md, typed into a terminal as they stand there.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { apiKeysApi } from '#contract/api-keys.ts'
import { workspacesApi } from '#contract/workspaces.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()

test('what the guide says works as it says', async () => {
  const ada = await world.person('Ada')
  const { workspace } = await ada.call(workspacesApi.createWorkspace, { name: 'Guide' })
  const made = { workspaceId: workspace._id, name: 'Reader', scopes: ['read' as const, 'write' as const] }
  const { key } = await ada.call(apiKeysApi.createApiKey, made)
  const blocks = [...readFileSync('docs/API.md', 'utf8').matchAll(/^```sh\n(.*?)^```$/gms)].map((match) => match[1]!)
  // The address and the key are those of whoever reads it.
  const script = blocks.join('\n').replace(/^export .*$/gm, '')
  const env = { PATH: process.env.PATH!, HEARTH_URL: world.url, HEARTH_KEY: key }
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], { env })
  const [name, comment, completedAt, count, found, header, task] = stdout.trim().split(/\r?\n/)
  expect([name, comment, count, found]).toEqual(['Ada', 'Built by the deploy bot.', '1', 'Write the release notes'])
  expect(Date.parse(completedAt!)).toBeGreaterThan(0)
  expect(header).toMatch(/title/i)
  expect(task).toContain('Write the release notes')
})
