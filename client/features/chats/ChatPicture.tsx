import { useQuery } from '@tanstack/react-query'
import { ShownPicture } from '#client/features/attachments/ShownPicture.tsx'
import { messagesQuery } from './data.ts'
import { type LookedAt, useOpenChat } from './open-chat.ts'

interface Props {
  picture: LookedAt
  onLookAt(picture: LookedAt | null): void
}

/** Stays while its message is scrolled or jumped away from, and goes with it when it is deleted. */
export function ChatPicture({ picture, onLookAt }: Props) {
  const { chat } = useOpenChat()
  const { data } = useQuery(messagesQuery(chat._id))
  const isDeleted = data?.messages.some(({ _id, deleted }) => deleted && _id === picture.messageId)
  return (
    <ShownPicture
      files={isDeleted ? [] : picture.files}
      id={picture.id}
      onShow={(id) => onLookAt(id === null ? null : { ...picture, id })}
    />
  )
}
