// What a key press means: a command at once, the beginning of one, or nothing.
import type { Command } from './command.ts'

/** So long after its first key a sequence is forgotten. */
const PATIENCE_MS = 1500

export class PressedKeys {
  private before: { key: string; at: number } | null = null

  /** `commands` in the order they were offered: of two with the same keys the first is meant. */
  press(key: string, at: number, commands: readonly Command[]): Command | 'begun' | null {
    const begun = this.before && at - this.before.at < PATIENCE_MS ? `${this.before.key} ${key}` : null
    this.before = null
    const with_ = (keys: string) => commands.find((command) => command.keys === keys)
    const command = (begun && with_(begun)) || with_(key)
    if (command) return command
    if (!commands.some(({ keys }) => keys?.startsWith(`${key} `))) return null
    this.before = { key, at }
    return 'begun'
  }
}
