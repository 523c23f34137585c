// Agents speak like people: "LCH-12", "To do", "Ada". Here names become the ids the endpoints want.
import { type Board, boardsApi } from '#contract/boards.ts'
import { columnsApi } from '#contract/columns.ts'
import { isId } from '#contract/fields.ts'
import { searchApi } from '#contract/search.ts'
import { type Call, Problem } from './calls.ts'

export interface Agent {
  call: Call
  workspaceId: string
  /** Whoever made the key. */
  me: { _id: string; name: string }
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

export async function projectNamed({ call, workspaceId }: Agent, name: string): Promise<Board> {
  if (isId(name)) return (await call(boardsApi.getBoard, { boardId: name })).board
  const { boards } = await call(boardsApi.listBoards, { workspaceId })
  const found = boards.find(({ key }) => same(key, name)) ?? boards.find(({ title }) => same(title, name))
  if (!found) throw new Problem(`There is no project “${name}”. list_projects shows which there are.`)
  return (await call(boardsApi.getBoard, { boardId: found._id })).board
}

export async function taskIdNamed({ call, workspaceId }: Agent, name: string): Promise<string> {
  if (isId(name)) return name
  const { tasks } = await call(searchApi.lookUpTasks, { workspaceId, keys: name })
  if (!tasks[0]) throw new Problem(`There is no task “${name}”. search_tasks finds tasks by their words.`)
  return tasks[0]._id
}

export async function columnNamed({ call }: Agent, boardId: string, name: string | undefined) {
  const { columns } = await call(columnsApi.listColumns, { boardId })
  const found = name === undefined ? columns[0] : columns.find(({ _id, title }) => _id === name || same(title, name))
  if (found) return found
  if (columns.length === 0) throw new Problem('This project has no columns yet, so no task can stand in it.')
  throw new Problem(`There is no column “${name}”. ${theProjectHas(columns.map(({ title }) => title))}`)
}

const theProjectHas = (names: string[]) => `This project has: ${names.join(', ') || 'none'}.`

export const labelsNamed = ({ labels }: Board, names: string[] | undefined) =>
  names?.map((name) => {
    const found = labels.find((label) => label._id === name || same(label.name, name))
    if (found) return found._id
    throw new Problem(`There is no label “${name}”. ${theProjectHas(labels.map((label) => label.name))}`)
  })

export const peopleNamed = ({ me }: Agent, { members }: Board, names: string[] | undefined) =>
  names?.map((name) => {
    if (same(name, 'me')) return me._id
    const people = members.map(({ user }) => user)
    const found = people.filter((user) => user._id === name || same(user.username, name) || same(user.name, name))
    if (found.length === 1) return found[0]!._id
    const wanted = found.length > 1 ? 'Several people are called' : 'Nobody on this project is called'
    throw new Problem(`${wanted} “${name}”. Say one of: ${people.map(({ username }) => username).join(', ')}.`)
  })
