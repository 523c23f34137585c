// Programs the tests use beyond npm: a browser and Redis. Root on Debian gets them installed, everybody else is told what to install.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const needs = [
  { packageName: 'chromium', programs: ['chromium', 'chromium-browser', 'google-chrome'] },
  { packageName: 'redis-server', programs: ['redis-server'] },
]

export function findProgram(names: string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  for (const name of names)
    for (const folder of folders) if (folder && existsSync(join(folder, name))) return join(folder, name)
  return null
}

export const findChromium = () => process.env.CHROMIUM_PATH ?? findProgram(needs[0]!.programs)

export function installMissing() {
  const missing = needs.filter(({ programs }) => !findProgram(programs)).map(({ packageName }) => packageName)
  if (missing.length === 0) return
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) {
    console.error(`The tests need ${missing.join(' and ')}. Please install: sudo apt-get install ${missing.join(' ')}`)
    process.exit(1)
  }
  console.log(`Installing ${missing.join(' and ')} …`)
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', '-y', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  apt('update')
  if (apt('install', '--no-install-recommends', ...missing).status !== 0) {
    console.error(`apt-get could not install ${missing.join(' and ')}.`)
    process.exit(1)
  }
}
