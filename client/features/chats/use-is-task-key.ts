import { useQuery } from '@tanstack/react-query'
import { boardsQuery } from '#client/features/boards/data.ts'
import { useOpenChat } from './open-chat.ts'

/** Whether a project I see has this key. */
export function useIsTaskKey() {
  const { workspace } = useOpenChat()
  const { data: boards = [] } = useQuery(boardsQuery(workspace._id))
  return (prefix: string) => boards.some(({ key }) => key === prefix)
}
