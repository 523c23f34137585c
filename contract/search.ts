// Finding things across a workspace.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, SearchText } from './fields.ts'
import { Person } from './people.ts'
import { t } from './texts.ts'

export const FoundTask = z.object({
  _id: z.string(),
  taskId: z.string(),
  title: z.string(),
  board: z.object({ _id: z.string(), title: z.string() }),
  column: z.object({ title: z.string(), color: z.string() }),
  finished: z.boolean(),
})
export type FoundTask = z.infer<typeof FoundTask>
const FoundProject = z.object({
  _id: z.string(),
  title: z.string(),
  key: z.string(),
  status: z.enum(['active', 'archived']),
})
/** A direct message that contains the text. */
const FoundMessage = z.object({ _id: z.string(), chat: z.string(), body: z.string(), sender: Person.nullable() })

/** So many keys always fit into one question, however long they are. */
export const MOST_TASK_KEYS = 25

/** KEY-1,OPS-12: tasks by the names people use for them. */
const TaskKeys = z
  .string({ error: () => t`Give the keys of tasks` })
  .max(600, { error: () => t`These are too many to look up at once` })
  .transform((text) => text.toUpperCase().match(/\b[A-Z][A-Z0-9]{0,9}-\d{1,9}\b/g) ?? [])

export const searchApi = {
  lookUpTasks: endpoint('GET /api/workspaces/:workspaceId/task-keys', {
    access: 'member',
    summary: 'Tasks of a workspace by their keys (KEY-1,OPS-12), those of them I may see.',
    input: z.object({ workspaceId: Id, keys: TaskKeys }),
    output: z.object({ tasks: z.array(FoundTask) }),
  }),
  search: endpoint('GET /api/search', {
    access: 'member',
    summary:
      'Tasks, projects, people and messages of a workspace that contain the text, the likeliest first; with an API key no messages.',
    input: z.object({ workspaceId: Id, q: SearchText }),
    output: z.object({
      tasks: z.array(FoundTask),
      projects: z.array(FoundProject),
      people: z.array(Person),
      messages: z.array(FoundMessage),
    }),
  }),
}
