import type { Command } from './command.ts'
import { offered } from './registry.ts'

/** Everything that can be done here. Keys that a view uses for itself mean nothing else there. */
export function commandsHere(): Command[] {
  const taken = new Set<string>()
  return offered().map((command) => {
    const { keys } = command
    if (!keys) return command
    if (taken.has(keys)) return { ...command, keys: undefined }
    taken.add(keys)
    return command
  })
}
