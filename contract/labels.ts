// Labels belong to a workspace, and every project of it has them, or to one project alone.
import { z } from 'zod'
import { Color } from './colors.ts'
import { endpoint } from './endpoint.ts'
import { Id, line } from './fields.ts'
import { t } from './texts.ts'

export const Label = z.object({
  _id: z.string(),
  name: z.string(),
  color: z.string(),
  source: z.enum(['workspace', 'board']),
  version: z.number(),
})
export type Label = z.infer<typeof Label>

export const MAX_LABELS = 200

const Name = line(t`The label’s name`, 40)
/** As somebody writes it down. */
export const NewLabel = z.object({ name: Name, color: Color.default('gray') })

const LabelReply = z.object({ label: Label })
const changes = { name: Name.optional(), color: Color.optional(), version: z.int().optional() }

export const labelsApi = {
  createWorkspaceLabel: endpoint('POST /api/workspaces/:workspaceId/labels', {
    access: 'member',
    status: 201,
    summary: 'Add a label every project of the workspace has.',
    input: NewLabel.extend({ workspaceId: Id }),
    output: LabelReply,
  }),
  updateWorkspaceLabel: endpoint('PUT /api/workspaces/:workspaceId/labels/:labelId', {
    access: 'member',
    summary: 'Rename or recolour a label of the workspace.',
    input: z.object({ workspaceId: Id, labelId: Id, ...changes }),
    output: LabelReply,
  }),
  deleteWorkspaceLabel: endpoint('DELETE /api/workspaces/:workspaceId/labels/:labelId', {
    access: 'member',
    summary: 'Delete a label of the workspace. Tasks lose it.',
    input: z.object({ workspaceId: Id, labelId: Id }),
    output: LabelReply,
  }),
  createBoardLabel: endpoint('POST /api/boards/:boardId/labels', {
    access: 'member',
    status: 201,
    summary: 'Add a label to one project.',
    input: NewLabel.extend({ boardId: Id }),
    output: LabelReply,
  }),
  updateBoardLabel: endpoint('PUT /api/boards/:boardId/labels/:labelId', {
    access: 'member',
    summary: 'Rename or recolour a label of one project.',
    input: z.object({ boardId: Id, labelId: Id, ...changes }),
    output: LabelReply,
  }),
  deleteBoardLabel: endpoint('DELETE /api/boards/:boardId/labels/:labelId', {
    access: 'member',
    summary: 'Delete a label of one project. Tasks lose it.',
    input: z.object({ boardId: Id, labelId: Id }),
    output: LabelReply,
  }),
}
