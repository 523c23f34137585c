// Tasks and what hangs on them.
import type { ColumnType, Generated } from 'kysely'
import type { CodeLink } from '#contract/code-links.ts'
import type { ChecklistItem } from '#contract/tasks.ts'
import type { GeneratedMoment, Moment, MomentOrNone } from './kinds.ts'

export interface TasksTables {
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
    completed_at: MomentOrNone
    created_by: string | null
    version: Generated<number>
    created_at: GeneratedMoment
    updated_at: GeneratedMoment
    deleted_at: MomentOrNone
    deleted_by: string | null
  }
  comments: {
    id: string
    task_id: string
    author: string | null
    body: string
    reactions: ColumnType<Record<string, string[]>, string | undefined, string>
    version: Generated<number>
    created_at: GeneratedMoment
    edited_at: MomentOrNone
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
}
