// Columns of a project, the kinds a column can be, and the columns a new project begins with.
import { z } from 'zod'
import { Color } from './colors.ts'
import { endpoint } from './endpoint.ts'
import { Id, line, Moment } from './fields.ts'
import { Position } from './positions.ts'

/** What a column stands for. A task in a column of a finishing type counts as finished. */
export const ColumnType = z.object({
  key: z.string(),
  name: z.string(),
  color: z.string(),
  finishing: z.boolean(),
})
export type ColumnType = z.infer<typeof ColumnType>

export const builtInColumnTypes: readonly ColumnType[] = [
  { key: 'backlog', name: 'Backlog', color: 'gray', finishing: false },
  { key: 'unstarted', name: 'To do', color: 'blue', finishing: false },
  { key: 'started', name: 'In progress', color: 'gold', finishing: false },
  { key: 'completed', name: 'Done', color: 'green', finishing: true },
  { key: 'canceled', name: 'Canceled', color: 'red', finishing: true },
]
export const isBuiltInColumnType = (key: string) => builtInColumnTypes.some((type) => type.key === key)

export const MAX_COLUMN_TYPES = 30

/** As a client sends it: a new one may come without a key, which is then made from its name. */
export const SentColumnType = z.object({
  key: z
    .string()
    .regex(/^[a-z][a-z0-9_-]{0,39}$/, 'A key begins with a letter and has letters, digits and hyphens')
    .optional(),
  name: line('The name', 40),
  color: Color.default('gray'),
  finishing: z.boolean().default(false),
})

const TypeKey = z.string('The type must be text').max(40, 'This is not a type of this workspace')
const Title = line('The column’s title', 60)

export const Column = z.object({
  _id: z.string(),
  boardId: z.string(),
  title: z.string(),
  type: z.string(),
  color: z.string(),
  position: z.number(),
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

const ColumnReply = z.object({ column: DefaultColumn })

export const columnsApi = {
  listColumns: endpoint('GET /api/boards/:boardId/columns', {
    access: 'member',
    summary: 'The columns of a project, in their order.',
    input: z.object({ boardId: Id }),
    output: z.object({ columns: z.array(Column) }),
  }),
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
    output: ColumnReply,
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
    output: ColumnReply,
  }),
  deleteDefaultColumn: endpoint('DELETE /api/workspaces/:workspaceId/default-columns/:columnId', {
    access: 'member',
    summary: 'Remove a column that new projects begin with. Projects keep theirs.',
    input: z.object({ workspaceId: Id, columnId: Id }),
    output: z.object({ columnId: z.string() }),
  }),
}
