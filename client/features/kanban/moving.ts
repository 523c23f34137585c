// Moving cards: the same for the mouse and the keyboard.

import { announce } from '#client/core/announce.ts'
import { moveTask, updateTask } from '#client/features/tasks/data.ts'
import { many, t } from '#contract/texts.ts'
import type { Place } from './cells.ts'
import { isSameOrder, neighbourAt, shownAfter } from './landing.ts'
import { fieldsInLane } from './lanes.ts'
import type { View } from './view.ts'

/** More than these go in one call, which puts them at the end of the column. */
const MOST_SINGLE_MOVES = 30

type Board = Pick<View, 'store' | 'group'>

/** Puts cards between those shown in a cell. In another lane they become what that lane stands for. */
export async function moveCards(
  board: Board,
  ids: readonly string[],
  from: Place | null,
  to: Place,
  index: number,
): Promise<boolean> {
  const { store } = board
  const shown = to.ids()
  const isBulk = ids.length > MOST_SINGLE_MOVES
  const after = shownAfter(shown, isBulk ? shown.length : index, ids)
  const staysInPlace = isSameOrder(shown, after) && ids.every((id) => store.task(id)?.columnId === to.columnId)
  const changes = changeLane(board, ids, from, to)
  if (staysInPlace) return true
  const place = {
    title: store.column(to.columnId)?.title ?? '',
    position: after.indexOf(ids[0]!) + 1,
    of: after.length,
  }
  const name =
    ids.length === 1 ? store.task(ids[0]!)?.taskId || t`Task` : many(ids.length, { one: '# task', other: '# tasks' })
  announce(t`${name} moved to ${place.title}, position ${place.position} of ${place.of}`)
  const moved = await (isBulk
    ? moveMany(store, ids, to.columnId)
    : moveInTurn(board, ids, to.columnId, neighbourAt(shown, index, new Set(ids))))
  await changes
  if (!moved) announce(t`${name} could not be moved and went back`)
  return Boolean(moved)
}

const moveMany = async (store: View['store'], ids: readonly string[], columnId: string) =>
  (await import('#client/features/task-actions/data.ts')).moveTasks(store, [...ids], columnId)

/** Each goes right above the card below the line; at the end, each follows the one before it. */
async function moveInTurn(
  { store }: Board,
  ids: readonly string[],
  columnId: string,
  { before, after }: { before?: string; after?: string },
): Promise<boolean> {
  let last = after
  const answers = ids.map((id) => {
    const answer = moveTask(store, id, { columnId, before, after: before ? undefined : last })
    last = id
    return answer
  })
  return (await Promise.all(answers)).every((answer) => answer !== null)
}

async function changeLane({ store, group }: Board, ids: readonly string[], from: Place | null, to: Place) {
  if (!group || to.lane === null || from?.lane === to.lane) return
  for (const id of ids) {
    const task = store.task(id)
    if (task) await updateTask(store, id, fieldsInLane(task, group, from?.lane ?? null, to.lane))
  }
}
