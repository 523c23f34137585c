import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFalseClock } from '../../scripts/needs.ts'
import type { Fault } from '../fault.ts'

/** Of Hearth and its database together, as when somebody sets the clock of the machine. */
const setClock = (folder: string, offset: string) =>
  writeFileSync(join(folder, 'clock'), `${offset}\n`, { mode: 0o644 })

export const clockJumps: Fault = {
  name: 'clock',
  what: 'the clock of the machine jumps an hour ahead, two hours back, and to where it was',
  setting: {
    nodes: 1,
    database: 'embedded',
    environment(folder) {
      setClock(folder, '+0')
      return {
        LD_PRELOAD: findFalseClock()!,
        FAKETIME_TIMESTAMP_FILE: join(folder, 'clock'),
        FAKETIME_NO_CACHE: '1',
        // A jump moves the time of day. What counts how long something takes does not jump.
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      }
    },
  },
  async strike({ stage, load }) {
    for (const offset of ['+3600', '-3600', '+0']) {
      await load.goOn(30)
      setClock(stage.folder, offset)
    }
    return []
  },
}
