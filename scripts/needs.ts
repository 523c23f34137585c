// Programs used beyond npm: a browser and Redis by the tests, a false clock by the torture. Root on Debian gets them installed,
// everybody else is told what to install.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { globSync } from 'tinyglobby'

interface Need {
  packages: string[]
  find(): string | null
}

const needs = {
  // The one without windows does the same work in three quarters of the time; not every distribution has it.
  browser: {
    packages: ['chromium-headless-shell', 'chromium'],
    find: () => findProgram(['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']),
  },
  redis: { packages: ['redis-server'], find: () => findProgram(['redis-server']) },
  falseClock: {
    packages: ['libfaketime'],
    find: () => globSync('/usr/lib/**/faketime/libfaketime.so.1', { absolute: true })[0] ?? null,
  },
} satisfies Record<string, Need>

export function findProgram(names: string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  for (const name of names)
    for (const folder of folders) if (folder && existsSync(join(folder, name))) return join(folder, name)
  return null
}

export const findChromium = () => process.env.CHROMIUM_PATH ?? needs.browser.find()
export const findFalseClock = needs.falseClock.find

export function installMissing(who: string, ...wanted: (keyof typeof needs)[]) {
  const missing: Need[] = wanted.map((name) => needs[name]).filter(({ find }) => !find())
  if (missing.length === 0) return
  const names = missing.map(({ packages }) => packages.at(-1)!)
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) {
    console.error(`${who} needs ${names.join(' and ')}. Please install: sudo apt-get install ${names.join(' ')}`)
    process.exit(1)
  }
  console.log(`Installing ${names.join(' and ')} …`)
  apt('update')
  for (const { packages } of missing) {
    if (packages.some((name) => apt('install', '--no-install-recommends', name).status === 0)) continue
    console.error(`apt-get could not install ${packages.join(' or ')}.`)
    process.exit(1)
  }
}

const apt = (...args: string[]) =>
  spawnSync('apt-get', ['-qq', '-y', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
