// Commits and pull requests that name a task: told by where the code is kept, shown on the task.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, Moment } from './fields.ts'
import { Person } from './people.ts'

const codeLinkKinds = ['commit', 'pull-request'] as const
const codeLinkStates = ['open', 'merged', 'closed'] as const

export const CodeLink = z.object({
  _id: z.string(),
  kind: z.enum(codeLinkKinds),
  /** The commit's hash, or the number of the pull request. */
  ref: z.string(),
  repository: z.string(),
  title: z.string(),
  url: z.string(),
  author: z.string(),
  /** Of a pull request. */
  state: z.enum(codeLinkStates).nullable(),
  at: Moment,
})
export type CodeLink = z.infer<typeof CodeLink>

export const CodeSource = z.object({
  /** Where the code host sends its news. Without the secret it takes nothing. */
  url: z.string(),
  /** In whose name tasks are finished. */
  createdBy: Person.nullable(),
  createdAt: Moment,
})
export type CodeSource = z.infer<typeof CodeSource>

export const CodeDelivery = z.object({
  _id: z.string(),
  event: z.string(),
  repository: z.string(),
  linked: z.number(),
  completed: z.number(),
  receivedAt: Moment,
})
export type CodeDelivery = z.infer<typeof CodeDelivery>

const Source = z.object({ source: CodeSource.nullable(), deliveries: z.array(CodeDelivery) })

export const codeLinksApi = {
  listCodeLinks: endpoint('GET /api/tasks/:taskId/code-links', {
    access: 'member',
    summary: 'Commits and pull requests that name a task, newest first.',
    input: z.object({ taskId: Id }),
    output: z.object({ links: z.array(CodeLink) }),
  }),
  getCodeSource: endpoint('GET /api/workspaces/:workspaceId/code-source', {
    access: 'person',
    summary: 'Where the code host sends its news, and what came last.',
    input: z.object({ workspaceId: Id }),
    output: Source,
  }),
  makeCodeSource: endpoint('POST /api/workspaces/:workspaceId/code-source', {
    access: 'person',
    secret: true,
    summary: 'An address and a secret for the code host, the secret shown this once. Earlier ones stop working.',
    input: z.object({ workspaceId: Id }),
    output: Source.extend({ secret: z.string() }),
  }),
  deleteCodeSource: endpoint('DELETE /api/workspaces/:workspaceId/code-source', {
    access: 'person',
    summary: 'The address stops working. Links that were made stay.',
    input: z.object({ workspaceId: Id }),
    output: Source,
  }),
}
