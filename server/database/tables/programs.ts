// Other programs: their keys, what is sent to them, what they send.
import type { ColumnType, Generated } from 'kysely'
import type { Scope } from '#contract/endpoint.ts'
import type { DeliveryAttempt, DeliveryStatus, WebhookEventType } from '#contract/webhooks.ts'
import type { GeneratedMoment, MomentOrNone } from './kinds.ts'

export interface ProgramsTables {
  api_keys: {
    id: string
    workspace_id: string
    made_by: string | null
    name: string
    prefix: string
    hash: string
    scopes: Scope[]
    created_at: GeneratedMoment
    expires_at: ColumnType<string | null, string | Date | null | undefined, never>
    revoked_at: ColumnType<string | null, never, string | Date | null>
    last_used_at: ColumnType<string | null, never, string | Date | null>
  }
  api_key_days: { key_id: string; day: string; requests: number }
  webhooks: {
    id: string
    workspace_id: string
    board_id: string | null
    name: string
    url: string
    events: WebhookEventType[]
    sealed_secret: string
    sealed_earlier: string | null
    earlier_until: MomentOrNone
    active: Generated<boolean>
    failing_since: MomentOrNone
    given_up_at: MomentOrNone
    created_by: string | null
    created_at: GeneratedMoment
    version: Generated<number>
  }
  webhook_deliveries: {
    id: string
    webhook_id: string
    event_type: string
    body: string
    status: Generated<DeliveryStatus>
    attempts: ColumnType<DeliveryAttempt[], string | undefined, string>
    tries: Generated<number>
    answer: string | null
    next_try_at: MomentOrNone
    created_at: GeneratedMoment
  }
  code_sources: {
    workspace_id: string
    token_hash: string
    sealed_token: string
    sealed_secret: string
    created_by: string | null
    created_at: GeneratedMoment
  }
  code_deliveries: {
    id: string
    workspace_id: string
    event: string
    repository: string
    linked: Generated<number>
    completed: Generated<number>
    received_at: GeneratedMoment
  }
}
