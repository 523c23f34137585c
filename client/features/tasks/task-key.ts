/** What one task is kept under: for whoever only says that it changed, and need not know how it is loaded. */
export const taskKey = (taskId: string) => ['task', taskId]
