import { z } from 'zod'
import { Id } from '#contract/fields.ts'
import { t } from '#contract/texts.ts'
import { enterRoom, type LiveFeature, reading } from '#server/core/live.ts'
import { rooms } from '#server/core/rooms.ts'
import { requireInWorkspace } from './service.ts'

const About = z.object({ workspaceId: Id })

export const workspacesLive: LiveFeature = ({ socket, ...ctx }) => ({
  'join-workspace': async (about) => {
    const { workspaceId } = reading(About, about, t`Workspace`)
    await enterRoom(socket, rooms.workspace(workspaceId), () => requireInWorkspace(ctx, workspaceId, 'view'))
    return {}
  },
  'leave-workspace': async (about) => {
    await socket.leave(rooms.workspace(reading(About, about, t`Workspace`).workspaceId))
    return {}
  },
})
