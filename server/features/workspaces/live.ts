import { z } from 'zod'
import { Id } from '#contract/fields.ts'
import { enterRoom, type LiveFeature, reading } from '#server/core/live.ts'
import { rooms } from '#server/core/rooms.ts'
import { requireInWorkspace } from './service.ts'

const About = z.object({ workspaceId: Id })

export const workspacesLive: LiveFeature = ({ socket, ...ctx }) => ({
  'join-workspace': async (about) => {
    const { workspaceId } = reading(About, about, 'Workspace')
    await enterRoom(socket, rooms.workspace(workspaceId), () => requireInWorkspace(ctx, workspaceId, 'view'))
    return {}
  },
  'leave-workspace': async (about) => {
    await socket.leave(rooms.workspace(reading(About, about, 'Workspace').workspaceId))
    return {}
  },
})
