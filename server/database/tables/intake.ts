// How tasks come from outside: by forms and by imports.
import type { ColumnType, Generated } from 'kysely'
import type { FormField, GivenAnswer, Protection } from '#contract/forms.ts'
import type { ImportProvider, ImportRemark } from '#contract/imports.ts'
import type { GeneratedMoment, Json, MomentOrNone } from './kinds.ts'

/** Of files the ids of their attachments. Those given before these were written down have none. */
export type StoredAnswer = Omit<GivenAnswer, 'files'> & { files?: string[] }

export interface IntakeTables {
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
  form_listeners: {
    form_id: string
    board_id: string
    workspace_id: string
    user_id: string
  }
  form_submissions: {
    id: string
    form_id: string
    task_id: string | null
    answers: Json<StoredAnswer[]>
    start: string | null
    created_at: GeneratedMoment
  }
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
    finished_at: MomentOrNone
  }
}
