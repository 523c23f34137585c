import type { Command, Subject } from './command.ts'
import { palette } from './palette-state.ts'

/** Does it, or asks what it needs to know first. */
export function perform(command: Command, subject: Subject) {
  if (command.page) palette.open({ page: command.page, subject })
  else command.run?.(subject)
}
