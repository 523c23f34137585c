// What the commands of an operator have in common.
import { resolve } from 'node:path'
import { type Config, readConfig } from '#server/config.ts'
import { StartupError } from '#server/core/errors.ts'
import type { Manifest } from './archive/manifest.ts'

interface Call {
  config: Config
  /** Without those that begin with two dashes. */
  args: string[]
  has(flag: string): boolean
}

/** The exit code is what the command answers; what goes wrong is one line for the person at the terminal. */
export async function runCommand(
  environment: NodeJS.ProcessEnv,
  argv: string[],
  command: (call: Call) => Promise<number>,
) {
  try {
    const call = {
      config: readConfig(environment),
      args: argv.filter((argument) => !argument.startsWith('--')),
      has: (flag: string) => argv.includes(flag),
    }
    process.exitCode = await command(call)
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error)
    process.exitCode = 1
  }
}

/** npm runs scripts in the folder of the package; a path is meant from where somebody typed it. */
export function requireFile(environment: NodeJS.ProcessEnv, [file, ...rest]: string[], usage: string) {
  if (!file || rest.length) throw new StartupError(`Usage: ${usage}`)
  return resolve(environment.INIT_CWD ?? '.', file)
}

export function inWords({ tables, parts }: Manifest) {
  const rows = (name: string) => tables.find((table) => table.name === name)?.rows ?? 0
  const counts = {
    people: rows('users'),
    workspaces: rows('workspaces'),
    tasks: rows('tasks'),
    uploads: parts.uploads?.entries ?? 0,
  }
  return Object.entries(counts)
    .map(([what, count]) => `${count.toLocaleString('en')} ${what}`)
    .join(', ')
}
