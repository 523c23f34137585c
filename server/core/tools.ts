import type { AccessTokens } from './access-tokens.ts'
import type { FileStore } from './files/store.ts'
import type { Jobs } from './jobs.ts'
import type { KeyUsage } from './key-usage.ts'
import type { Limits } from './limits.ts'
import type { Live } from './live.ts'
import type { Meters } from './meters.ts'
import type { OpenId } from './openid.ts'
import type { Outside } from './outside/send.ts'
import type { Payments } from './payments.ts'
import type { Seal } from './seal.ts'
import type { VersionedCache } from './versioned-cache.ts'

/** The outside world as services see it. Made once at start. */
export interface Tools {
  /** Public address without a trailing slash; links in mails begin with it. */
  appUrl: string
  accessTokens: AccessTokens
  /** Boards as they were last sent. */
  boardCards: VersionedCache
  files: FileStore
  jobs: Jobs
  keyUsage: KeyUsage
  /** Of API keys, counted even where all other limits are off. */
  keyLimits: Limits
  limits: Limits
  live: Live
  meters: Meters
  /** Null when no client id is configured. */
  openId: OpenId | null
  payments: Payments
  /** Addresses people gave us. */
  outside: Outside
  seal: Seal
  /** Without a mail server letters lie in the outbox. */
  sendsMail: boolean
  /** By a mail or by an OpenID issuer. Without both nobody can prove that an address is theirs. */
  provesAddresses: boolean
}
