// The tools an agent has. Each is a few calls of the same endpoints everybody uses, with names instead of ids.
import { z } from 'zod'
import { boardsApi } from '#contract/boards.ts'
import { columnsApi } from '#contract/columns.ts'
import { commentsApi } from '#contract/comments.ts'
import { SearchText } from '#contract/fields.ts'
import { searchApi } from '#contract/search.ts'
import { priorities } from '#contract/task-levels.ts'
import { taskMovesApi, tasksApi } from '#contract/tasks.ts'
import { defined } from '#server/core/defined.ts'
import { Problem } from './calls.ts'
import { type Agent, columnNamed, labelsNamed, peopleNamed, projectNamed, taskIdNamed } from './names.ts'
import { briefly, inFull, lineOf, namesOn, pageOf } from './words.ts'

const MOST_LISTED = 100
const COMMENTS_SHOWN = 20

const Project = z.string().min(1).max(200).describe('A project: its key (LCH), its title, or its id')
const TaskName = z.string().min(1).max(60).describe('A task: its key (LCH-12) or its id')
const ColumnName = z.string().min(1).max(60).describe('A column of the project: its title or its id')

const sent = tasksApi.createTask.input.shape
const Fields = {
  description: sent.description.describe('Markdown'),
  priority: sent.priority.describe(priorities.map((word, level) => `${level} ${word}`).join(', ')),
  assignees: z
    .array(z.string().max(100))
    .max(20)
    .optional()
    .describe('People of the project: user names, full names, or "me"'),
  labels: z.array(z.string().max(100)).max(50).optional().describe('Labels of the project, by name'),
  startDate: sent.startDate.describe('YYYY-MM-DD, or null for none'),
  dueDate: sent.dueDate.describe('YYYY-MM-DD, or null for none'),
}

interface Told {
  text: string
  data: Record<string, unknown>
}

interface Tool<Shape extends z.ZodRawShape> {
  title: string
  description: string
  input: Shape
  writes?: boolean
  run(agent: Agent, input: z.output<z.ZodObject<Shape>>): Promise<Told>
}

const tool = <Shape extends z.ZodRawShape>(made: Tool<Shape>) => made

export const tools = {
  list_projects: tool({
    title: 'List projects',
    description: 'The projects of the workspace this key reaches, with their keys and how far they are.',
    input: {},
    async run({ call, workspaceId }) {
      const { boards } = await call(boardsApi.listBoards, { workspaceId })
      const projects = boards.map(({ _id, key, title, description, taskCount, doneCount, canceledCount }) => ({
        id: _id,
        key,
        title,
        description,
        taskCount,
        doneCount,
        canceledCount,
      }))
      const lines = projects.map(
        (one) => `${one.key} ${one.title} (${one.doneCount} of ${one.taskCount - one.canceledCount} tasks done)`,
      )
      return { text: listed(lines, 'There are no projects yet.'), data: { projects } }
    },
  }),

  get_project: tool({
    title: 'Look at a project',
    description: 'A project’s columns, labels and people: what the other tools take by name.',
    input: { project: Project },
    async run(agent, { project }) {
      const board = await projectNamed(agent, project)
      const { columns } = await agent.call(columnsApi.listColumns, { boardId: board._id })
      const data = {
        id: board._id,
        key: board.key,
        title: board.title,
        description: board.description,
        columns: columns.map(({ _id, title, type }) => ({ id: _id, title, type })),
        labels: board.labels.map(({ _id, name }) => ({ id: _id, name })),
        members: board.members.map(({ user, role }) => ({
          id: user._id,
          name: user.name,
          username: user.username,
          role,
        })),
      }
      const text = [
        `${board.key} ${board.title}`,
        `Columns: ${columns.map(({ title }) => title).join(' → ')}`,
        `Labels: ${data.labels.map(({ name }) => name).join(', ') || 'none'}`,
        `People: ${data.members.map(({ name, username }) => `${name} (${username})`).join(', ')}`,
      ].join('\n')
      return { text, data }
    },
  }),

  list_tasks: tool({
    title: 'List tasks',
    description: 'Tasks of a project, in the order of its board. Finished ones only when asked for.',
    input: {
      project: Project,
      column: ColumnName.optional(),
      assignee: z.string().max(100).optional().describe('A user name, a full name, or "me"'),
      includeFinished: z.boolean().default(false),
      limit: z.int().min(1).max(MOST_LISTED).default(50),
    },
    async run(agent, { project, column, assignee, includeFinished, limit }) {
      const board = await projectNamed(agent, project)
      const { tasks, columns } = await agent.call(tasksApi.listTasks, { boardId: board._id })
      const only = column && (await columnNamed(agent, board._id, column))._id
      const [person] = peopleNamed(agent, board, assignee === undefined ? undefined : [assignee]) ?? []
      const wanted = tasks.filter(
        ({ columnId, members, completedAt }) =>
          (!only || columnId === only) &&
          (!person || members.includes(person)) &&
          (includeFinished || completedAt === null),
      )
      const names = namesOn(board, columns)
      const shown = wanted.slice(0, limit).map((task) => briefly(task, names))
      const more = wanted.length - shown.length
      const text = listed(shown.map(lineOf), 'There are no such tasks.') + (more > 0 ? `\n… and ${more} more` : '')
      return { text, data: { tasks: shown, total: wanted.length } }
    },
  }),

  search_tasks: tool({
    title: 'Search tasks',
    description: 'Tasks of the workspace whose title, description or key contains the text, the likeliest first.',
    input: { query: SearchText },
    async run({ call, workspaceId }, { query }) {
      const found = await call(searchApi.search, { workspaceId, q: query })
      const tasks = found.tasks.map(({ _id, taskId, title, board, column, finished }) => ({
        id: _id,
        key: taskId,
        title,
        project: board.title,
        column: column.title,
        finished,
      }))
      const lines = tasks.map((task) => `${task.key} ${task.title} (${task.project} · ${task.column})`)
      return { text: listed(lines, 'Nothing was found.'), data: { tasks } }
    },
  }),

  get_task: tool({
    title: 'Read a task',
    description: 'A task in full, with what was said about it lately.',
    input: { task: TaskName },
    async run(agent, { task }) {
      const taskId = await taskIdNamed(agent, task)
      const { shown } = await described(agent, taskId)
      const { activity } = await agent.call(commentsApi.listTaskActivity, { taskId, limit: 100 })
      const comments = activity
        .flatMap((entry) => (entry.kind === 'comment' ? [entry.comment] : []))
        .slice(0, COMMENTS_SHOWN)
        .reverse()
        .map(({ author, body, createdAt }) => ({ author: author?.name ?? 'somebody who left', body, createdAt }))
      const said = comments.map(({ author, body }) => `${author}: ${body}`)
      const text = [pageOf(shown), ...(said.length ? ['', 'Comments:', ...said] : [])].join('\n')
      return { text, data: { task: shown, comments } }
    },
  }),

  create_task: tool({
    title: 'Create a task',
    description: 'A new task at the end of a column, the first one of the project unless told otherwise.',
    input: { project: Project, column: ColumnName.optional(), title: sent.title, ...Fields },
    writes: true,
    async run(agent, { project, column, title, assignees, labels, ...rest }) {
      const board = await projectNamed(agent, project)
      const { _id: columnId } = await columnNamed(agent, board._id, column)
      const { task } = await agent.call(tasksApi.createTask, {
        boardId: board._id,
        columnId,
        title,
        ...defined({ ...rest, members: peopleNamed(agent, board, assignees), labels: labelsNamed(board, labels) }),
      })
      const { shown } = await described(agent, task._id)
      return { text: `Created ${lineOf(shown)}`, data: { task: shown } }
    },
  }),

  update_task: tool({
    title: 'Change a task',
    description:
      'Changes what is named and leaves the rest. Lists of people and labels take the place of what was there.',
    input: { task: TaskName, title: sent.title.optional(), ...Fields },
    writes: true,
    async run(agent, { task, assignees, labels, ...rest }) {
      const taskId = await taskIdNamed(agent, task)
      const { board } = await described(agent, taskId)
      const changes = defined({
        ...rest,
        members: peopleNamed(agent, board, assignees),
        labels: labelsNamed(board, labels),
      })
      if (Object.keys(changes).length === 0) throw new Problem('Say what to change.')
      await agent.call(tasksApi.updateTask, { taskId, ...changes })
      const { shown } = await described(agent, taskId)
      return { text: `Changed ${lineOf(shown)}`, data: { task: shown } }
    },
  }),

  move_task: tool({
    title: 'Move a task',
    description: 'Moves a task to the end of another column of its project. A finishing column completes it.',
    input: { task: TaskName, column: ColumnName },
    writes: true,
    async run(agent, { task, column }) {
      const taskId = await taskIdNamed(agent, task)
      const { board } = await described(agent, taskId)
      const { _id: columnId } = await columnNamed(agent, board._id, column)
      await agent.call(taskMovesApi.moveTask, { taskId, columnId })
      const { shown } = await described(agent, taskId)
      return { text: `Moved ${lineOf(shown)}`, data: { task: shown } }
    },
  }),

  add_comment: tool({
    title: 'Comment on a task',
    description: 'Says something about a task, in the name of whoever made the key. `@username` tells somebody.',
    input: { task: TaskName, body: commentsApi.createComment.input.shape.body },
    writes: true,
    async run(agent, { task, body }) {
      const taskId = await taskIdNamed(agent, task)
      const { comment } = await agent.call(commentsApi.createComment, { taskId, body })
      return { text: 'The comment is there.', data: { commentId: comment._id, createdAt: comment.createdAt } }
    },
  }),
}

const listed = (lines: string[], none: string) => lines.join('\n') || none

async function described(agent: Agent, taskId: string) {
  const { task } = await agent.call(tasksApi.getTask, { id: taskId })
  const { board } = await agent.call(boardsApi.getBoard, { boardId: task.boardId })
  const { columns } = await agent.call(columnsApi.listColumns, { boardId: task.boardId })
  return { board, shown: inFull(task, namesOn(board, columns)) }
}
