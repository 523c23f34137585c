import type { Health } from './health.ts'
import type { Ledger } from './ledger.ts'
import type { Load } from './load.ts'
import type { Random } from './random.ts'
import type { Setting, Stage } from './stage.ts'

export interface Scene {
  stage: Stage
  load: Load
  health: Health
  ledger: Ledger
  random: Random
}

export interface Fault {
  name: string
  /** What is done, for the table. */
  what: string
  setting: Setting
  /** Why it cannot be tried on this machine. */
  missing?(): string | null
  /** Breaks something while people work, and mends it if that is not Hearth's own task. What it finds wrong beyond the ledger. */
  strike(scene: Scene): Promise<string[]>
}
