// Finding things across a workspace.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id } from './fields.ts'
import { Person } from './people.ts'

const FoundTask = z.object({
  _id: z.string(),
  taskId: z.string(),
  title: z.string(),
  board: z.object({ _id: z.string(), title: z.string() }),
  column: z.object({ title: z.string(), color: z.string() }),
  finished: z.boolean(),
})
const FoundProject = z.object({
  _id: z.string(),
  title: z.string(),
  key: z.string(),
  status: z.enum(['active', 'archived']),
})
/** A direct message that contains the text. */
const FoundMessage = z.object({ _id: z.string(), chat: z.string(), body: z.string(), sender: Person.nullable() })

export const searchApi = {
  search: endpoint('GET /api/search', {
    access: 'member',
    summary: 'Tasks, projects, people and messages of a workspace that contain the text, the likeliest first.',
    input: z.object({
      workspaceId: Id,
      q: z.string().trim().min(1, 'Say what to look for').max(200, 'This is too long to look for'),
    }),
    output: z.object({
      tasks: z.array(FoundTask),
      projects: z.array(FoundProject),
      people: z.array(Person),
      messages: z.array(FoundMessage),
    }),
  }),
}
