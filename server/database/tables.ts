// The shape of every table, as the migrations made it.
import type { ColumnType, Generated } from 'kysely'
import type { BoardView, CardProperties } from '#contract/boards.ts'
import type { CodeLink } from '#contract/code-links.ts'
import type { ColumnType as TypeOfColumn } from '#contract/columns.ts'
import type { Scope } from '#contract/endpoint.ts'
import type { FormField, GivenAnswer, Protection } from '#contract/forms.ts'
import type { ImportProvider, ImportRemark } from '#contract/imports.ts'
import type { Language } from '#contract/languages.ts'
import type { NotificationType, QuietHours } from '#contract/notifications.ts'
import type { User } from '#contract/people.ts'
import type { BoardRole, WorkspacePermissions, WorkspaceRole } from '#contract/permissions.ts'
import type { Plan, SubscriptionStatus } from '#contract/plans.ts'
import type { Card } from '#contract/subscription.ts'
import type { ChecklistItem } from '#contract/tasks.ts'
import type { DeliveryAttempt, DeliveryStatus, WebhookEventType } from '#contract/webhooks.ts'
import type { WorkspaceSettings } from '#contract/workspaces.ts'

/** Written as text, read as the value the driver parsed. */
type Json<T> = ColumnType<T, string, string>
type Moment = ColumnType<string, string | Date, string | Date>
type GeneratedMoment = ColumnType<string, string | Date | undefined, string | Date>

/** What somebody typed at sign-up, to be applied when the link sent for it is opened. */
export interface PendingSignUp {
  name: string
  passwordHash: string
}

export interface Tables {
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
    ended_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  }
  refresh_tokens: {
    hash: string
    session_id: string
    created_at: GeneratedMoment
    used_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
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
  workspaces: {
    id: string
    name: string
    url: string
    description: Generated<string>
    logo: string | null
    status: Generated<'active' | 'archived'>
    owner_id: string
    permissions: Json<WorkspacePermissions>
    column_types: ColumnType<TypeOfColumn[], string | undefined, string>
    settings: ColumnType<WorkspaceSettings, string | undefined, string>
    require_second_factor: Generated<boolean>
    invitation_domains: Generated<string[]>
    version: Generated<number>
    created_at: GeneratedMoment
    updated_at: GeneratedMoment
  }
  workspace_members: { workspace_id: string; user_id: string; role: WorkspaceRole; joined_at: GeneratedMoment }
  invitations: {
    id: string
    workspace_id: string
    email: string
    role: Exclude<WorkspaceRole, 'owner'>
    token: string
    status: Generated<'pending' | 'accepted' | 'declined' | 'canceled'>
    invited_by: string | null
    created_at: GeneratedMoment
    expires_at: Moment
  }
  invitation_boards: { invitation_id: string; board_id: string }
  folders: {
    id: string
    workspace_id: string
    parent_id: string | null
    name: string
    color: Generated<string>
    position: number
    version: Generated<number>
    created_at: GeneratedMoment
    updated_at: GeneratedMoment
  }
  labels: {
    id: string
    workspace_id: string
    board_id: string | null
    name: string
    color: string
    version: Generated<number>
    created_at: GeneratedMoment
  }
  default_columns: {
    id: string
    workspace_id: string
    title: string
    type: string
    color: string
    position: number
    version: Generated<number>
  }
  columns: {
    id: string
    board_id: string
    title: string
    type: string
    color: string
    position: number
    task_limit: number | null
    end_position: Generated<number>
    version: Generated<number>
    created_at: GeneratedMoment
    updated_at: GeneratedMoment
  }
  tasks: {
    id: string
    board_id: string
    column_id: string
    number: number
    position: number
    title: string
    description: Generated<string>
    members: Generated<string[]>
    labels: Generated<string[]>
    priority: Generated<number>
    complexity: Generated<number>
    start_date: string | null
    due_date: string | null
    blockers: Generated<string[]>
    dependencies: Generated<string[]>
    cover: string | null
    cover_image: string | null
    checklist: ColumnType<ChecklistItem[], string | undefined, string>
    comment_count: Generated<number>
    attachment_count: Generated<number>
    total_seconds: Generated<number>
    completed_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
    created_by: string | null
    version: Generated<number>
    created_at: GeneratedMoment
    updated_at: GeneratedMoment
    deleted_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  }
  comments: {
    id: string
    task_id: string
    author: string | null
    body: string
    reactions: ColumnType<Record<string, string[]>, string | undefined, string>
    version: Generated<number>
    created_at: GeneratedMoment
    edited_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  }
  attachments: {
    id: string
    task_id: string
    name: string
    size: number
    content_type: string
    file: string
    preview: string | null
    uploaded_by: string | null
    created_at: GeneratedMoment
  }
  forms: {
    id: string
    board_id: string
    column_id: string | null
    slug: string
    title: string
    description: string
    fields: Json<FormField[]>
    published: boolean
    confirmation: string
    redirect_path: string | null
    accent: string
    cover: string | null
    protection: Protection
    created_by: string | null
    version: Generated<number>
    created_at: GeneratedMoment
    updated_at: GeneratedMoment
  }
  form_submissions: {
    id: string
    form_id: string
    task_id: string | null
    answers: Json<GivenAnswer[]>
    start: string | null
    created_at: GeneratedMoment
  }
  chats: {
    id: string
    workspace_id: string
    one: string
    other: string
    last_number: Generated<number>
    created_at: GeneratedMoment
    updated_at: GeneratedMoment
  }
  chat_participants: {
    chat_id: string
    user_id: string
    read_to: Generated<number>
    delivered_to: Generated<number>
  }
  messages: {
    id: string
    chat_id: string
    number: number
    sender: string | null
    body: string
    reply_to: string | null
    reactions: ColumnType<Record<string, string[]>, string | undefined, string>
    client_message_id: string | null
    version: Generated<number>
    created_at: GeneratedMoment
    edited_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
    deleted_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  }
  message_files: {
    id: string
    chat_id: string
    message_id: string | null
    name: string
    size: number
    file: string
    preview: string | null
    uploaded_by: string | null
    created_at: GeneratedMoment
  }
  dashboard_visits: { user_id: string; since: Moment; seen_at: Moment }
  saved_views: {
    id: string
    board_id: string
    owner: string
    name: string
    view: BoardView
    query: string
    shared: Generated<boolean>
    version: Generated<number>
    created_at: GeneratedMoment
  }
  calendar_feeds: {
    user_id: string
    board_id: string | null
    subject: ColumnType<string, never, never>
    token_hash: string
    sealed_token: string
    created_at: GeneratedMoment
    last_read_at: Moment | null
  }
  task_links: { task_id: string; token: string; created_by: string | null; created_at: GeneratedMoment }
  time_entries: {
    id: string
    task_id: string
    user_id: string
    start_time: Moment
    duration: number | null
    description: Generated<string>
    version: Generated<number>
    created_at: GeneratedMoment
  }
  boards: {
    id: string
    workspace_id: string
    folder_id: string | null
    position: Generated<number>
    key: string
    title: string
    description: Generated<string>
    visibility: Generated<'workspace' | 'private'>
    status: Generated<'active' | 'archived'>
    seq: Generated<number>
    last_number: Generated<number>
    version: Generated<number>
    created_at: GeneratedMoment
    updated_at: GeneratedMoment
  }
  board_members: {
    board_id: string
    workspace_id: string
    user_id: string
    role: BoardRole
    joined_at: GeneratedMoment
  }
  board_preferences: {
    board_id: string
    workspace_id: string
    user_id: string
    favorite: Generated<boolean>
    view: Generated<BoardView>
    card_properties: ColumnType<Partial<CardProperties>, string | undefined, string>
    opened_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
    muted: Generated<boolean>
  }
  board_links: {
    board_id: string
    token: string
    role: BoardRole
    created_by: string | null
    created_at: GeneratedMoment
  }
  events: {
    id: string
    workspace_id: string | null
    board_id: string | null
    task_id: string | null
    seq: number | null
    actor: string | null
    client_id: string | null
    key_id: string | null
    type: string
    payload: Json<Record<string, unknown>>
    before: ColumnType<Record<string, unknown> | null, string | null | undefined, never>
    batch_id: string | null
    undoes: string | null
    request_id: string | null
    at: Moment
  }
  task_stays: {
    task_id: string
    board_id: string
    seq: number
    column_id: string | null
    entered_at: Moment
    left_at: Moment | null
  }
  task_stays_read: { board_id: string; seq: Generated<number> }
  imports: {
    id: string
    board_id: string
    provider: ImportProvider
    filename: string
    file: string | null
    choices: ColumnType<object, string | undefined, never>
    status: Generated<'queued' | 'running' | 'done' | 'failed' | 'undone'>
    done: Generated<number>
    total: number
    created: Generated<number>
    updated: Generated<number>
    skipped: ColumnType<ImportRemark[], string | undefined, string>
    skipped_count: Generated<number>
    notes: ColumnType<ImportRemark[], string | undefined, string>
    failure: string | null
    attempts: Generated<number>
    places: ColumnType<object | null, string | undefined, string>
    made_columns: Generated<string[]>
    made_labels: Generated<string[]>
    created_by: string | null
    created_at: GeneratedMoment
    finished_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  }
  subscriptions: {
    id: string
    workspace_id: string | null
    gateway: 'sandbox' | 'stripe'
    customer_id: string | null
    subscription_id: string | null
    ended_id: string | null
    plan: Generated<Plan>
    status: SubscriptionStatus | null
    current_period_end: ColumnType<string | null, string | null | undefined, string | null>
    card: ColumnType<Card | null, string | null | undefined, string | null>
    open_invoice_url: string | null
    asked: Generated<number>
    answered: Generated<number>
    busy_until: ColumnType<string | null, Date | null | undefined, Date | null>
    paid_by: string | null
  }
  seen_webhooks: { id: string; seen_at: GeneratedMoment }
  payment_sandbox: { customer_id: string; account: Json<object> }
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
    earlier_until: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
    active: Generated<boolean>
    failing_since: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
    given_up_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
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
    next_try_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
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
  code_links: {
    id: string
    task_id: string
    kind: CodeLink['kind']
    repository: string
    ref: string
    title: string
    url: string
    author: string
    state: CodeLink['state']
    at: Moment
  }
  idempotency_keys: {
    user_id: string
    key: string
    route: string
    status: number | null
    answer: ColumnType<unknown, string | null | undefined, string | null>
    created_at: GeneratedMoment
  }
  notifications: {
    id: string
    user_id: string
    type: NotificationType
    title: string
    message: string
    sender: string | null
    workspace_id: string | null
    board_id: string | null
    task_id: string | null
    invitation_id: string | null
    in_app: boolean
    read: Generated<boolean>
    heard_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
    begun_at: Moment
    created_at: Moment
  }
  notices: {
    user_id: string
    cause: string
    notification_id: string
    comment_id: string | null
    type: NotificationType
    title: string
    message: string
    brief: string
    waits_for_mail: boolean
    created_at: Moment
  }
  notification_preferences: {
    user_id: string
    settings: ColumnType<object, string | undefined, string>
    mail_mode: Generated<'instant' | 'bundled'>
    quiet_hours: ColumnType<QuietHours | null, string | null | undefined, string | null>
    summed_up_on: string | null
  }
  job_leases: { worker_id: string; seen_at: GeneratedMoment }
}
