// Projects, who is on them, and how each of them looks at one.
import type { ColumnType, Generated } from 'kysely'
import type { BoardView, CardProperties } from '#contract/boards.ts'
import type { BoardRole } from '#contract/permissions.ts'
import type { GeneratedMoment, Moment, MomentOrNone } from './kinds.ts'

export interface BoardsTables {
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
    opened_at: MomentOrNone
    muted: Generated<boolean>
  }
  board_links: {
    board_id: string
    token: string
    role: BoardRole
    created_by: string | null
    created_at: GeneratedMoment
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
}
