// Whom the database runs as. PostgreSQL refuses to run as root, so root lends it a system user of its own.
import { type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { chownSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartupError } from '#server/core/errors.ts'

const name = 'hearth'

export interface Owner {
  /** Starts a program as this user. */
  spawn(program: string, args: string[], options: SpawnOptions): ReturnType<typeof spawn>
  /** Hands a file or folder to this user. */
  give(path: string): void
  /** Whether something of this user is ours. */
  owns(uid: number): boolean
}

/** `places` are the folders the database must reach: its programs and its data. */
export function databaseOwner(places: string[]): Owner {
  if (process.getuid?.() !== 0) return { spawn, give: () => {}, owns: (uid) => uid === process.getuid?.() }
  const { uid, gid } = systemUser()
  const give = (path: string) => chownSync(path, uid, gid)
  const owns = (candidate: number) => candidate === 0 || candidate === uid
  if (places.every(openToOthers)) {
    return { give, owns, spawn: (program, args, options) => spawn(program, args, { ...options, uid, gid }) }
  }
  // The checkout lies under a closed folder such as /root. The database gets one right beyond its user's: to pass through it.
  const right = '+dac_read_search'
  const asUser = [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    `--inh-caps=${right}`,
    `--ambient-caps=${right}`,
    // Without this access(2) forgets that right, and initdb does not find the program beside itself.
    '--securebits=+no_setuid_fixup',
  ]
  if (spawnSync('setpriv', [...asUser, '--', 'true']).status !== 0)
    throw new StartupError(
      `The user "${name}" cannot reach ${places.find((place) => !openToOthers(place))}. Run Hearth as an ordinary user, or from a folder that others may enter.`,
    )
  return {
    give,
    owns,
    spawn: (program, args, options) => spawn('setpriv', [...asUser, '--', program, ...args], options),
  }
}

function openToOthers(path: string): boolean {
  const passable = (statSync(path).mode & 0o001) !== 0
  return passable && (dirname(path) === path || openToOthers(dirname(path)))
}

function systemUser() {
  const found = lookUp()
  if (found) return found
  spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', name])
  const made = lookUp()
  if (!made)
    throw new StartupError(
      `PostgreSQL does not run as root and the user "${name}" could not be created. Create it, run Hearth as an ordinary user, or set DATABASE_URL.`,
    )
  return made
}

function lookUp() {
  const id = (flag: string) => spawnSync('id', [flag, name], { encoding: 'utf8' })
  const [user, group] = [id('-u'), id('-g')]
  if (user.status !== 0 || group.status !== 0) return null
  return { uid: Number(user.stdout), gid: Number(group.stdout) }
}
