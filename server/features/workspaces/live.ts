import { z } from 'zod'
import { Id } from '#contract/fields.ts'
import { notFound } from '#server/core/errors.ts'
import { enterRoom, type LiveFeature } from '#server/core/live.ts'
import { rooms } from '#server/core/rooms.ts'
import { requireInWorkspace } from './service.ts'

const About = z.object({ workspaceId: Id })

export const workspacesLive: LiveFeature = ({ socket, ...ctx }) => ({
  'join-workspace': async (about) => {
    const { workspaceId } = aboutWorkspace(about)
    await enterRoom(socket, rooms.workspace(workspaceId), () => requireInWorkspace(ctx, workspaceId, 'view'))
    return {}
  },
  'leave-workspace': async (about) => {
    await socket.leave(rooms.workspace(aboutWorkspace(about).workspaceId))
    return {}
  },
})

function aboutWorkspace(about: unknown) {
  const parsed = About.safeParse(about)
  if (!parsed.success) throw notFound('Workspace')
  return parsed.data
}
