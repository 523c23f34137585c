import { spawnSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { globSync } from 'tinyglobby'
import { until } from '#server/testing/until.ts'
import type { Fault, Scene } from '../fault.ts'

const FULL_MS = 8_000

export const diskFull: Fault = {
  name: 'disk-full',
  what: `the disk below database and files is full for ${FULL_MS / 1000} s`,
  missing: () => (process.getuid?.() === 0 ? null : 'only root can mount a small disk'),
  setting: { nodes: 1, database: 'embedded', diskMegabytes: 260 },
  async strike(scene) {
    const { stage, load, health } = scene
    const filler = join(stage.folder, 'filler')
    await load.goOn(30)
    // Ends with an error, which is what it is for: then there is not one block left.
    spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k'])
    const refused = await until('an upload to be refused', async () => {
      const reply = await upload(scene).catch(() => null)
      return reply && reply.status !== 201 ? reply : null
    })
    await wait(FULL_MS)
    await rm(filler)
    await health.ready()
    await until('an upload to succeed', async () => (await upload(scene).catch(() => null))?.status === 201, 30_000)
    const wrong = globSync('data/uploads/**/*.part', { cwd: stage.folder }).map((file) => `${file} was left behind`)
    if (refused.status !== 503 || !/full/.test(refused.body.message))
      wrong.push(`an upload to a full disk was answered with ${refused.status}: ${refused.body.message}`)
    return wrong
  },
}

/** A quarter of a megabyte on some task that is there. */
async function upload({ stage, ledger }: Scene) {
  const task = ledger.tasks.find(({ id, isThere }) => id && isThere)!
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(256 * 1024)]), 'plan.bin')
  const signal = AbortSignal.timeout(8_000)
  return stage.people.ada.request('POST', `/api/tasks/${task.id}/attachments`, undefined, { form, signal })
}
