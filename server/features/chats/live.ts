import { z } from 'zod'
import { Id } from '#contract/fields.ts'
import { t } from '#contract/texts.ts'
import { enterRoom, type LiveFeature, reading } from '#server/core/live.ts'
import { rooms } from '#server/core/rooms.ts'
import { requireChat, requireWritable } from './door.ts'

const About = z.object({ chatId: Id })

/** Messages come to everybody's own room; whoever has a chat open also hears who types. */
export const chatsLive: LiveFeature = ({ socket, ...ctx }) => {
  const { _id, name, username, avatar, avatarThumbnail } = ctx.user
  return {
    'join-chat': async (about) => {
      const { chatId } = reading(About, about, t`Chat`)
      await enterRoom(socket, rooms.chat(chatId), () => requireChat(ctx, chatId))
      return {}
    },
    'leave-chat': async (about) => {
      await socket.leave(rooms.chat(reading(About, about, t`Chat`).chatId))
      return {}
    },
    typing: async (about) => {
      const { chatId } = reading(About, about, t`Chat`)
      // Asked each time: without it anyone could type into any chat, and go on after losing the right to.
      await requireWritable(ctx, chatId)
      const user = { _id, name, username, avatar, avatarThumbnail }
      socket.to(rooms.chat(chatId)).emit('user-typing', { chatId, user })
      return {}
    },
    'stop-typing': async (about) => {
      const { chatId } = reading(About, about, t`Chat`)
      await requireWritable(ctx, chatId)
      socket.to(rooms.chat(chatId)).emit('user-stop-typing', { chatId, userId: _id })
      return {}
    },
  }
}
