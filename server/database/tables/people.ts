// People, how they sign in, and what is theirs alone.
import type { ColumnType, Generated } from 'kysely'
import type { Language } from '#contract/languages.ts'
import type { User } from '#contract/people.ts'
import type { GeneratedMoment, Moment, MomentOrNone } from './kinds.ts'

/** What somebody typed at sign-up, to be applied when the link sent for it is opened. */
export interface PendingSignUp {
  name: string
  passwordHash: string
}

export interface PeopleTables {
  users: {
    id: string
    name: string
    username: string
    email: string
    email_verified: Generated<boolean>
    password_hash: string | null
    role: string | null
    timezone: string | null
    language: Language | null
    onboarding: ColumnType<User['onboarding'], string | undefined, string>
    avatar: string | null
    avatar_thumbnail: string | null
    last_active_workspace_url: string | null
    totp_secret: string | null
    totp_enabled: Generated<boolean>
    totp_last_step: Generated<number>
    version: Generated<number>
    created_at: GeneratedMoment
    updated_at: GeneratedMoment
  }
  identities: { issuer: string; subject: string; user_id: string }
  sessions: {
    id: string
    user_id: string
    device: string
    address: string | null
    created_at: GeneratedMoment
    last_seen_at: GeneratedMoment
    expires_at: Moment
    ended_at: MomentOrNone
  }
  refresh_tokens: {
    hash: string
    session_id: string
    created_at: GeneratedMoment
    used_at: MomentOrNone
  }
  link_tokens: {
    hash: string
    user_id: string
    purpose: 'verify-email' | 'change-email' | 'reset-password'
    email: string
    pending: ColumnType<PendingSignUp | null, string | null | undefined, never>
    expires_at: Moment
    created_at: GeneratedMoment
  }
  recovery_codes: { user_id: string; hash: string }
  dashboard_visits: { user_id: string; since: Moment; seen_at: Moment }
}
