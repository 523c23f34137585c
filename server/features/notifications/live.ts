import type { LiveFeature } from '#server/core/live.ts'
import { rooms } from '#server/core/rooms.ts'

/** Everybody hears what they are told as soon as they are connected, until they leave. */
export const notificationsLive: LiveFeature = ({ socket, user }) => {
  const room = rooms.notifications(user._id)
  void socket.join(room)
  return {
    'join-notifications': async () => {
      await socket.join(room)
      return {}
    },
    'leave-notifications': async () => {
      await socket.leave(room)
      return {}
    },
  }
}
