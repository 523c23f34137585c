import type { HearthEvent } from '#server/core/event.ts'
import type { NamedTask, NewLink } from './queries.ts'

/** Nobody here did it: the author is somebody at the code host. */
export function codeLinked(
  workspaceId: string,
  { _id: taskId, title, boardId }: NamedTask,
  links: NewLink[],
): HearthEvent {
  const { kind, ref, author, state } = links[0]!
  return {
    type: 'code-linked',
    actor: null,
    workspaceId,
    boardId,
    taskId,
    payload: { taskId, title, kind, ref: ref.slice(0, 8), author, state, count: links.length },
  }
}

type Action = 'connected' | 'disconnected'

export const codeSourceChanged = (workspaceId: string, action: Action): HearthEvent => ({
  type: 'code-source-changed',
  workspaceId,
  payload: { action },
})
