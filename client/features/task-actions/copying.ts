import { toast } from '#client/core/toasts.tsx'
import type { OpenBoard } from '#client/features/tasks/open-board.ts'
import { copyText } from '#client/ui/copy-text.ts'
import { t } from '#contract/texts.ts'

type Board = Pick<OpenBoard, 'board' | 'store'>

/** Where a task opens over its board. */
export const addressOf = ({ board, store }: Board, taskId: string) =>
  `/${board.workspace.url}/projects/${board._id}?task=${store.task(taskId)?.taskId || taskId}`

/** One to a line. */
export async function copyLinks(open: Board, taskIds: readonly string[]) {
  const links = taskIds.map((id) => `${window.location.origin}${addressOf(open, id)}`)
  if (await copyText(links.join('\n'))) toast.success(t`Link copied`)
}

/** A task that is still on its way to the server has none yet. */
export const haveIds = ({ store }: Pick<Board, 'store'>, taskIds: readonly string[]) =>
  taskIds.some((id) => store.task(id)?.taskId)

export async function copyIds({ store }: Pick<Board, 'store'>, taskIds: readonly string[]) {
  const known = taskIds.flatMap((id) => store.task(id)?.taskId || [])
  if (known.length === 0) return
  const ids = known.join(', ')
  if (await copyText(ids)) toast.success(known.length === 1 ? t`${ids} copied` : t`Id copied`)
}
