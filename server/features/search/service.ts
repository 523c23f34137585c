import type { Input } from '#contract/endpoint.ts'
import type { Person } from '#contract/people.ts'
import type { searchApi } from '#contract/search.ts'
import type { Ctx } from '#server/core/context.ts'
import { searchMessages } from '#server/features/chats/service.ts'
import { listMembers } from '#server/features/members/service.ts'
import { requireInWorkspace } from '#server/features/workspaces/service.ts'
import { findProjects, findTasks, tasksCalled } from './queries.ts'

const MOST_PEOPLE = 10

/** Only what the caller sees anyway, each by its own rule. */
export async function search(ctx: Ctx, { workspaceId, q }: Input<(typeof searchApi)['search']>) {
  await requireInWorkspace(ctx, workspaceId, 'view')
  const asking = { userId: ctx.user._id, workspaceId, text: q }
  const { members } = await listMembers(ctx, { workspaceId })
  const people = members.map(({ user }) => user).filter((person) => isCalled(person, q.toLowerCase()))
  return {
    tasks: await findTasks(ctx.db, asking),
    projects: await findProjects(ctx.db, asking),
    people: people.slice(0, MOST_PEOPLE),
    messages: await searchMessages(ctx, workspaceId, q),
  }
}

export async function lookUpTasks(ctx: Ctx, { workspaceId, keys }: Input<(typeof searchApi)['lookUpTasks']>) {
  await requireInWorkspace(ctx, workspaceId, 'view')
  return { tasks: await tasksCalled(ctx.db, ctx.user._id, workspaceId, keys) }
}

const isCalled = ({ name, username }: Person, text: string) =>
  name.toLowerCase().includes(text) || username.toLowerCase().includes(text)
