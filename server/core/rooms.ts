/** Names of live rooms. Made here alone: a name a client could choose would be a room it could enter. */
export const rooms = {
  board: (boardId: string) => `board:${boardId}`,
  chat: (chatId: string) => `chat:${chatId}`,
  workspace: (workspaceId: string) => `workspace:${workspaceId}`,
  user: (userId: string) => `user:${userId}`,
  session: (sessionId: string) => `session:${sessionId}`,
  notifications: (userId: string) => `notifications:${userId}`,
}
