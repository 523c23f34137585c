import { useChatLive } from './live.ts'

/** Nothing to see: listens on whichever page of the workspace is open, also where the sidebar is not. */
export function ChatLive({ workspaceId }: { workspaceId: string }) {
  useChatLive(workspaceId)
  return null
}
