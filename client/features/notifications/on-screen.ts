import type { Notification } from '#contract/notifications.ts'

/** Whether what somebody would be told of is open before them right now: the task, the plan or the import. */
export function isOnScreen({ type, link, task }: Notification, { pathname, search }: Location): boolean {
  if (document.visibilityState !== 'visible') return false
  // Whoever just paid there was told so by the page itself.
  if (type === 'subscription_upgraded' || type === 'subscription_canceled') return link === pathname
  if (type === 'import_finished') return link !== null && showsImports(link, pathname, search)
  return task !== null && isOpen(task, pathname, search)
}

/** All of them, or the report of one. Whoever chooses the next file there sees none. */
const showsImports = (link: string, pathname: string, search: string) =>
  pathname === link || (pathname.startsWith(`${link}/`) && new URLSearchParams(search).has('import'))

/** The address names a task by id or, as people do, by number. */
export function isOpen(task: NonNullable<Notification['task']>, pathname: string, search: string): boolean {
  const open = new URLSearchParams(search).get('task')?.toLowerCase()
  return pathname.includes('/projects/') && (open === task._id || open === task.taskId.toLowerCase())
}

export const isInbox = (pathname: string) => /^(\/[^/]+)?\/notifications$/.test(pathname)

/** The comment it leads to. */
export const commentOf = ({ link }: Notification) => link?.match(/#comment-(.+)$/)?.[1]
