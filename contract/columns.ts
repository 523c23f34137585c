// Columns of a project, the kinds a column can be, and the columns a new project begins with.
import { z } from 'zod'
import { Color } from './colors.ts'
import { endpoint } from './endpoint.ts'
import { Id, line, Moment } from './fields.ts'
import { Position } from './positions.ts'
import { t } from './texts.ts'

/** What a column stands for. A task in a column of a finishing type counts as finished. */
export const ColumnType = z.object({
  key: z.string(),
  name: z.string(),
  color: z.string(),
  finishing: z.boolean(),
})
export type ColumnType = z.infer<typeof ColumnType>

export const builtInColumnTypes: readonly ColumnType[] = [
  { key: 'backlog', name: t`Backlog`, color: 'gray', finishing: false },
  { key: 'unstarted', name: t`To do`, color: 'blue', finishing: false },
  { key: 'started', name: t`In progress`, color: 'gold', finishing: false },
  { key: 'completed', name: t`Done`, color: 'green', finishing: true },
  { key: 'canceled', name: t`Canceled`, color: 'red', finishing: true },
]
export const isBuiltInColumnType = (key: string) => builtInColumnTypes.some((type) => type.key === key)

export const MAX_COLUMN_TYPES = 30

/** As a client sends it: a new one may come without a key, which is then made from its name. */
export const SentColumnType = z.object({
  key: z
    .string()
    .regex(/^[a-z][a-z0-9_-]{0,39}$/, {
      error: () => t`A key begins with a letter and has letters, digits and hyphens`,
    })
    .optional(),
  name: line(t`The name`, 40),
  color: Color.default('gray'),
  finishing: z.boolean().default(false),
})

const TypeKey = z
  .string({ error: () => t`The type must be text` })
  .max(40, { error: () => t`This is not a type of this workspace` })
const Title = line(t`The column’s title`, 60)

export const Column = z.object({
  _id: z.string(),
  boardId: z.string(),
  title: z.string(),
  type: z.string(),
  color: z.string(),
  position: z.number(),
  /** How many tasks it should hold at most; more is shown, never refused. */
  limit: z.number().nullable(),
  status: z.literal('active'),
  createdAt: Moment,
  updatedAt: Moment,
  version: z.number(),
})
export type Column = z.infer<typeof Column>

export const DefaultColumn = z.object({
  _id: z.string(),
  title: z.string(),
  type: z.string(),
  color: z.string(),
  position: z.number(),
  isDefault: z.literal(true),
  version: z.number(),
})
export type DefaultColumn = z.infer<typeof DefaultColumn>

export const MAX_DEFAULT_COLUMNS = 20

export const MAX_COLUMNS = 60

const Limit = z
  .int({ error: () => t`A limit is a whole number` })
  .min(1, { error: () => t`A limit is at least 1` })
  .max(10_000)
  .nullable()
const ColumnReply = z.object({ column: Column })
const DefaultColumnReply = z.object({ column: DefaultColumn })

export const columnsApi = {
  listColumns: endpoint('GET /api/boards/:boardId/columns', {
    access: 'member',
    summary: 'The columns of a project, in their order.',
    input: z.object({ boardId: Id }),
    output: z.object({ columns: z.array(Column) }),
  }),
  createColumn: endpoint('POST /api/columns', {
    access: 'member',
    status: 201,
    summary: 'Add a column to a project, at the end unless a position is given.',
    input: z.object({
      boardId: Id,
      title: Title,
      type: TypeKey.default('unstarted'),
      color: Color.optional(),
      limit: Limit.default(null),
      position: Position.optional(),
    }),
    output: ColumnReply,
  }),
  updateColumn: endpoint('PUT /api/columns/:columnId', {
    access: 'member',
    summary: 'Change a column’s title, type, colour or limit.',
    input: z.object({
      columnId: Id,
      title: Title.optional(),
      type: TypeKey.optional(),
      color: Color.optional(),
      limit: Limit.optional(),
      version: z.int().optional(),
    }),
    output: ColumnReply,
  }),
  deleteColumn: endpoint('DELETE /api/columns/:columnId', {
    access: 'member',
    summary: 'Delete a column. One that holds tasks needs `moveTo`, the column they go to.',
    input: z.object({ columnId: Id, moveTo: Id.optional() }),
    output: z.object({ columnId: z.string() }),
  }),
  orderColumns: endpoint('PUT /api/columns/order', {
    access: 'member',
    summary: 'Put the columns of a project into this order.',
    input: z.object({ boardId: Id, columnOrder: z.array(Id).min(1).max(MAX_COLUMNS) }),
    output: z.object({ columns: z.array(Column) }),
  }),
}

/** The columns new projects begin with. */
export const defaultColumnsApi = {
  createDefaultColumn: endpoint('POST /api/workspaces/:workspaceId/default-columns', {
    access: 'member',
    status: 201,
    summary: 'Add a column that new projects begin with.',
    input: z.object({
      workspaceId: Id,
      title: Title,
      type: TypeKey.default('unstarted'),
      color: Color.optional(),
      position: Position.optional(),
    }),
    output: DefaultColumnReply,
  }),
  updateDefaultColumn: endpoint('PUT /api/workspaces/:workspaceId/default-columns/:columnId', {
    access: 'member',
    summary: 'Change or move a column that new projects begin with.',
    input: z.object({
      workspaceId: Id,
      columnId: Id,
      title: Title.optional(),
      type: TypeKey.optional(),
      color: Color.optional(),
      position: Position.optional(),
      version: z.int().optional(),
    }),
    output: DefaultColumnReply,
  }),
  deleteDefaultColumn: endpoint('DELETE /api/workspaces/:workspaceId/default-columns/:columnId', {
    access: 'member',
    summary: 'Remove a column that new projects begin with. Projects keep theirs.',
    input: z.object({ workspaceId: Id, columnId: Id }),
    output: z.object({ columnId: z.string() }),
  }),
}
