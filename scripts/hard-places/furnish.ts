// A workspace in which everything has a name of one wording, made by the calls people make.
import { send } from '../../bench/stage.ts'
import { palette } from '../../contract/colors.ts'
import { createHearth } from '../../hearth-client/hearth.ts'
import type { Things } from '../addresses.ts'
import type { Someone } from './someone.ts'
import type { Wording } from './wordings.ts'

const LABELS = 40
const TASKS = 14
const DAY = 86_400_000

interface Who {
  me: Someone
  other: Someone
  /** Makes the other one a member of a workspace, who would otherwise have to be invited and accept. */
  letIn(workspaceId: string): Promise<unknown>
}

export async function furnish(url: string, { me, other, letIn }: Who, { name, line, prose }: Wording): Promise<Things> {
  const token = me.tokens.access_token
  const post = (path: string, body: object, by = me) => send(url + path, { body, token: by.tokens.access_token })
  const hearth = createHearth({ url, key: token })
  const rename = (who: Someone, body: object) =>
    send(`${url}/api/me`, { method: 'PUT', token: who.tokens.access_token, body })
  const { user } = await rename(me, { name: line(80), role: line(80, 1) })
  await rename(other, { name: line(80, 1) })

  const { workspace } = await post('/api/workspaces', { name: line(80), url: name, description: prose.slice(0, 2_000) })
  const workspaceId: string = workspace._id
  await letIn(workspaceId)
  await post(`/api/workspaces/${workspaceId}/invitations`, {
    email: `${'long'.repeat(12)}@example.com`,
    role: 'member',
  })

  const folders: string[] = []
  for (const depth of [0, 1, 2, 3, 4]) {
    const parentFolder = folders.at(-1) ?? null
    folders.push((await hearth.folders.create({ workspaceId, name: line(80, depth), parentFolder })).folder._id)
  }
  const boards: string[] = []
  for (const folderId of [folders[0]!, folders[4]!, null, null]) {
    const title = line(120, boards.length)
    const { board } = await hearth.projects.create({ workspaceId, title, description: prose, folderId })
    boards.push(board._id)
  }
  const boardId = boards[0]!
  await hearth.projects.toggleFavorite({ boardId })
  await post('/api/boards/members', { boardId, userId: other.userId })

  const labels: string[] = []
  for (let n = 0; n < LABELS; n++) {
    const color = palette[n % palette.length]!
    const { label } = await hearth.labels.createWorkspace({ workspaceId, name: line(40, n), color })
    labels.push(label._id)
  }
  const { columns } = await hearth.columns.list({ boardId })
  for (const [n, { _id }] of columns.entries())
    await hearth.columns.update({ columnId: _id, title: line(60, n), ...(n === 0 && { limit: 2 }) })

  const tasks: string[] = []
  for (let n = 0; n < TASKS; n++) {
    const { task } = await hearth.tasks.create({
      boardId,
      columnId: columns[n % columns.length]!._id,
      title: line(500, n),
      description: prose,
      priority: n % 5,
      members: n % 2 ? [me.userId] : [me.userId, other.userId],
      labels: n === 0 ? labels : labels.slice(n, n + 3),
      startDate: dayFromNow(n - 6),
      dueDate: dayFromNow(n - 3),
      checklist: [0, 1, 2].map((item) => ({ text: line(500, item), done: item === 0 })),
    })
    tasks.push(task._id)
  }
  const taskId = tasks[0]!
  await hearth.tasks.update({ taskId: tasks[1]!, dependencies: [taskId], blockers: [taskId] })
  await post(`/api/tasks/${taskId}/comments`, { body: prose }, other)
  await hearth.comments.create({ taskId, body: line(400) })
  const startTime = new Date(Date.now() - DAY).toISOString()
  await hearth.time.add({ taskId, startTime, duration: 20 * 3600, description: line(200) })
  await hearth.time.startTimer({ taskId })
  await hearth.views.create({ boardId, name: line(60), query: 'priority=1' })

  const { form } = await hearth.forms.create({
    boardId,
    title: line(120),
    description: prose,
    published: true,
    fields: [
      { type: 'short_text', label: line(200), help: prose.slice(0, 500), mapsTo: 'title', required: true },
      { type: 'select', label: line(200, 1), options: [0, 1, 2].map((n) => line(200, n)) },
      { type: 'multi_select', label: line(200, 2), options: [0, 1, 2, 3].map((n) => line(200, n)) },
      { type: 'checkbox', label: line(200, 3) },
    ],
  })
  const { chat } = await post('/api/chats/direct', { workspaceId, participantId: other.userId })
  for (const [n, by] of [other, me, other].entries())
    await post(`/api/chats/${chat._id}/messages`, { body: n ? line(400, n) : prose }, by)
  await post('/api/api-keys', { workspaceId, name: line(80), scopes: ['read', 'write'] })
  const address = `https://example.com/${'hook/'.repeat(40)}`
  await post(`/api/workspaces/${workspaceId}/webhooks`, { name: line(80), url: address, events: ['task.created'] })
  return {
    WORKSPACE: name,
    BOARD: boardId,
    FOLDER: folders[0]!,
    TASK: taskId,
    FORM: form._id,
    SLUG: form.slug,
    formBoard: boardId,
    username: user.username,
  }
}

function dayFromNow(days: number) {
  return new Date(Date.now() + days * DAY).toISOString().slice(0, 10)
}
