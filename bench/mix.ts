// What people do all day, and how often: the mix of requests the load is made of.
import { randomUUID } from 'node:crypto'
import { type Answered, type Asked, ask } from './arrivals.ts'
import type { Crowd } from './crowd.ts'

type Person = Crowd['people'][number]

/** Of a thousand requests. */
const mix = {
  'board, with what it had': 280,
  task: 150,
  'change a task': 120,
  'move a task': 100,
  'new task': 80,
  comment: 50,
  'my tasks': 40,
  notifications: 40,
  search: 30,
  chat: 30,
  message: 30,
  dashboard: 20,
  activities: 20,
  projects: 7,
  report: 3,
}
export type Kind = keyof typeof mix
export const kinds = Object.keys(mix) as Kind[]

const words = ['release', 'kitchen', 'contract', 'engine', 'number 17', 'P3-12', 'nothing of the kind']
const pick = <T>(list: T[]) => list[Math.floor(Math.random() * list.length)]!

export function drawKind(): Kind {
  let left = Math.random() * 1000
  for (const kind of kinds) {
    left -= mix[kind]
    if (left < 0) return kind
  }
  return 'task'
}

/** Does one thing as somebody of the crowd; what was answered. */
export function actor(url: URL, crowd: Crowd, tokenOf: (person: Person) => string) {
  const etags = new Map<string, string | undefined>()

  return async (kind: Kind): Promise<Answered> => {
    const person = pick(crowd.people)
    const boardId = pick(person.projects)
    const tasks = crowd.tasksOf.get(boardId)!
    const columns = crowd.columnsOf.get(boardId)!
    const send = (method: Asked['method'], path: string, body?: object, keepBody = false) =>
      ask(url, { method, path, token: tokenOf(person), ...(body && { body }) }, keepBody)

    switch (kind) {
      case 'board, with what it had': {
        const path = `/api/boards/${boardId}/tasks`
        const mine = `${person.id} ${boardId}`
        const answer = await ask(url, { method: 'GET', path, token: tokenOf(person), etag: etags.get(mine) })
        etags.set(mine, answer.etag)
        return answer
      }
      case 'task':
        return send('GET', `/api/tasks/${pick(tasks)}`)
      case 'change a task':
        return send('PUT', `/api/tasks/${pick(tasks)}`, {
          priority: Math.floor(Math.random() * 5),
          title: `Changed ${Date.now()}`,
        })
      case 'move a task':
        return send('POST', '/api/tasks/move', { taskId: pick(tasks), columnId: pick(columns), before: pick(tasks) })
      case 'new task':
        return send('POST', '/api/tasks', {
          boardId,
          columnId: columns[0],
          title: 'One more thing to do',
          members: [person.id],
        })
      case 'comment':
        return send('POST', `/api/tasks/${pick(tasks)}/comments`, { body: 'I had another look at it.' })
      case 'my tasks':
        return send('GET', '/api/me/tasks')
      case 'notifications':
        return send('GET', '/api/notifications')
      case 'search':
        return send('GET', `/api/search?workspaceId=${person.company}&q=${encodeURIComponent(pick(words))}`)
      case 'chat':
        return send(
          'GET',
          person.chat ? `/api/chats/${person.chat}/messages` : `/api/chats?workspaceId=${person.company}`,
        )
      case 'message':
        return person.chat
          ? send('POST', `/api/chats/${person.chat}/messages`, { body: 'Is it done?', clientMessageId: randomUUID() })
          : send('GET', '/api/chats')
      case 'dashboard':
        return send('GET', `/api/me/dashboard?clientTime=${encodeURIComponent(new Date().toISOString())}`)
      case 'activities':
        return send('GET', `/api/workspaces/${person.company}/activities`)
      case 'projects':
        return send('GET', `/api/boards?workspaceId=${person.company}`)
      case 'report':
        return send('GET', `/api/boards/${boardId}/reports`)
    }
  }
}
