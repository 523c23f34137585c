// A project that comes with its tasks. Each part is made the way people make it, so history, news and reports know all of it.
import type { Input } from '#contract/endpoint.ts'
import type { outlinesApi } from '#contract/outlines.ts'
import { t, type Words } from '#contract/texts.ts'
import type { Ctx } from '#server/core/context.ts'
import { invalid } from '#server/core/errors.ts'
import { createBoard, inFull } from '#server/features/boards/service.ts'
import { listColumns } from '#server/features/columns/service.ts'
import { createBoardLabel } from '#server/features/labels/service.ts'
import { createTask } from '#server/features/tasks/service.ts'

type Api = typeof outlinesApi

/** Tells what came along from what somebody added themselves. */
const outlined = { outlined: true }

export async function createBoardFromOutline(
  ctx: Ctx,
  { labels, tasks, ...plain }: Input<Api['createBoardFromOutline']>,
) {
  const { board } = await createBoard(ctx, plain, outlined)
  const boardId = board._id
  for (const label of labels) await createBoardLabel(ctx, { boardId, ...label }, outlined)
  const { columns } = await listColumns(ctx, { boardId })
  const known = (await inFull(ctx, boardId)).board.labels
  for (const [n, { column, labels: names, ...fields }] of tasks.entries()) {
    const columnId = columns[column]?._id
    if (!columnId) throw refused(n, 'column', t`The project has no such column`)
    const ids = names.map((name) => {
      const label = known.find((one) => one.name.toLowerCase() === name.toLowerCase())
      if (!label) throw refused(n, 'labels', () => t`There is no label “${name}”`)
      return label._id
    })
    await createTask(ctx, { ...fields, boardId, columnId, labels: [...new Set(ids)], from: 'bottom' }, outlined)
  }
  return inFull(ctx, boardId)
}

const refused = (n: number, field: string, message: Words) =>
  invalid(message, 'invalid', [{ path: `tasks.${n}.${field}`, message }])
