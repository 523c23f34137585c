import type { LiveFeature } from '#server/core/live.ts'
import { rooms } from '#server/core/rooms.ts'

export const accountLive: LiveFeature = ({ socket, user }) => ({
  'join-notifications': async () => {
    await socket.join(rooms.notifications(user._id))
    return {}
  },
  'leave-notifications': async () => {
    await socket.leave(rooms.notifications(user._id))
    return {}
  },
})
