// Tasks brought from other programs: a file is looked at, carried out in the background, and can be taken back.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, MALFORMED_ID, Moment, UploadedFile } from './fields.ts'
import { Person } from './people.ts'
import { said, t } from './texts.ts'

export const importProviders = ['trello', 'jira', 'github', 'linear', 'asana', 'clickup', 'csv', 'hearth'] as const
export type ImportProvider = (typeof importProviders)[number]
export const isImportProvider = (text: string): text is ImportProvider =>
  (importProviders as readonly string[]).includes(text)

/** What a column of any CSV can become. */
export const importFields = [
  'title',
  'description',
  'column',
  'labels',
  'members',
  'priority',
  'complexity',
  'startDate',
  'dueDate',
  'completedAt',
  'checklist',
  'id',
] as const
export type ImportField = (typeof importFields)[number]

export const MAX_IMPORT_BYTES = 50 * 1024 * 1024
/** Each list in an answer is cut here; the count beside it is not. */
export const MAX_LISTED = 500
export const PREVIEW_ROWS = 20

/** A line of the file (CSV) or the number of a card in it (JSON), and what is the matter with it. */
export const ImportRemark = z.object({ row: z.number(), why: z.string() })
export type ImportRemark = z.infer<typeof ImportRemark>

const importStatuses = ['queued', 'running', 'done', 'failed', 'undone'] as const

export const Import = z.object({
  _id: z.string(),
  boardId: z.string(),
  provider: z.enum(importProviders),
  filename: z.string(),
  status: z.enum(importStatuses),
  /** Rows carried out, of `total`. */
  done: z.number(),
  total: z.number(),
  created: z.number(),
  updated: z.number(),
  skipped: z.array(ImportRemark),
  skippedCount: z.number(),
  /** What is different from the file although the row was taken: a text that was too long, a person nobody knows. */
  notes: z.array(ImportRemark),
  /** Why it failed. */
  failure: z.string().nullable(),
  createdBy: Person.nullable(),
  createdAt: Moment,
  finishedAt: Moment.nullable(),
})
export type Import = z.infer<typeof Import>

const PreviewRow = z.object({
  row: z.number(),
  title: z.string(),
  column: z.string().nullable(),
  labels: z.array(z.string()),
  members: z.array(z.string()),
  priority: z.number(),
  dueDate: z.string().nullable(),
  /** It is here already and would be brought up to date. */
  isKnown: z.boolean(),
})

export const ImportPreview = z.object({
  provider: z.enum(importProviders),
  filename: z.string(),
  counts: z.object({
    tasks: z.number(),
    created: z.number(),
    updated: z.number(),
    /** New ones. */
    columns: z.number(),
    labels: z.number(),
    comments: z.number(),
    checklists: z.number(),
    skipped: z.number(),
  }),
  rows: z.array(PreviewRow),
  /** Theirs, and the column of ours it becomes; null: a new one. */
  columns: z.array(z.object({ title: z.string(), tasks: z.number(), columnId: z.string().nullable() })),
  labels: z.array(z.object({ name: z.string(), color: z.string(), isNew: z.boolean() })),
  people: z.array(z.object({ name: z.string(), email: z.string().nullable(), user: Person.nullable() })),
  /** Fields of the file nothing is made of. */
  unmapped: z.array(z.string()),
  problems: z.array(ImportRemark),
  notes: z.array(ImportRemark),
  /** Of a table: its columns with samples, and which of them became what. */
  table: z
    .object({
      headers: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
      mapping: z.partialRecord(z.enum(importFields), z.string()),
    })
    .nullable(),
})
export type ImportPreview = z.infer<typeof ImportPreview>

const Provider = z
  .string()
  .refine(isImportProvider, { params: { reason: MALFORMED_ID }, error: () => t`This is nothing we can import from` })
  .transform((text) => text as ImportProvider)

/** JSON in a field of a form. */
const jsonOf = <T extends z.ZodType>(schema: T, words: string) =>
  z
    .string({ error: () => said(words) })
    .max(50_000, { error: () => said(words) })
    .transform((text, ctx): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        ctx.addIssue({ code: 'custom', message: said(words) })
        return z.NEVER
      }
    })
    .pipe(schema)

/** Our field -> their column. Fields we do not know are ignored. */
const Mapping = jsonOf(
  z.record(z.string().max(100), z.string().max(500).nullable()),
  t`The mapping must be JSON: our field -> their column`,
)
/** Their column or status -> our column's id, or null for a new one. */
const ColumnChoices = jsonOf(
  z.record(z.string().max(500), Id.nullable()),
  t`The columns must be JSON: their column -> the id of ours, or null`,
)

export const importsApi = {
  importTasks: endpoint('POST /api/boards/:boardId/import/:provider', {
    access: 'member',
    status: 202,
    summary:
      'Bring tasks from a file of another program, 50 MB at most: carried out in the background. With `preview=true` nothing is written, and the answer (200) is what it would make.',
    upload: MAX_IMPORT_BYTES,
    transaction: 'own',
    limit: { perAddress: 60, windowSeconds: 60 },
    input: z.object({
      boardId: Id,
      provider: Provider,
      file: UploadedFile,
      mapping: Mapping.optional(),
      columns: ColumnChoices.optional(),
      preview: z.enum(['true', 'false'], { error: () => t`preview is true or false` }).optional(),
    }),
    output: z.union([z.object({ import: Import }), z.object({ preview: ImportPreview })]),
  }),
  listImports: endpoint('GET /api/boards/:boardId/imports', {
    access: 'member',
    summary: 'The last imports into a project, newest first.',
    input: z.object({ boardId: Id }),
    output: z.object({ imports: z.array(Import) }),
  }),
  getImport: endpoint('GET /api/imports/:importId', {
    access: 'member',
    summary: 'How far an import is, and what came of it.',
    input: z.object({ importId: Id }),
    output: z.object({ import: Import }),
  }),
  undoImport: endpoint('DELETE /api/imports/:importId', {
    access: 'member',
    summary:
      'Take an import back: what it made is deleted (restorable), what it changed is as before, what others changed since stays. For whoever imported, and project admins.',
    input: z.object({ importId: Id }),
    output: z.object({ import: Import }),
  }),
}
