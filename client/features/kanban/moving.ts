// Moving cards: the same for the mouse and the keyboard.

import { announce } from '#client/core/announce.ts'
import type { Becoming } from '#client/features/task-actions/data.ts'
import { moveTask, updateTask } from '#client/features/tasks/data.ts'
import type { Beside } from '#client/features/tasks/placing.ts'
import { many, t } from '#contract/texts.ts'
import type { Place } from './cells.ts'
import { isSameOrder, neighbourAt, shownAfter } from './landing.ts'
import { changesInLane, fieldsInLane } from './lanes.ts'
import type { View } from './view.ts'

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
  const after = shownAfter(shown, index, ids)
  const staysInPlace = isSameOrder(shown, after) && ids.every((id) => store.task(id)?.columnId === to.columnId)
  const beside = { columnId: to.columnId, ...neighbourAt(shown, index, new Set(ids)) }
  const become = becomingIn(board, from, to)
  if (staysInPlace) {
    if (become) await change(store, ids, become)
    return true
  }
  const place = {
    title: store.column(to.columnId)?.title ?? '',
    position: after.indexOf(ids[0]!) + 1,
    of: after.length,
  }
  const name =
    ids.length === 1 ? store.task(ids[0]!)?.taskId || t`Task` : many(ids.length, { one: '# task', other: '# tasks' })
  announce(t`${name} moved to ${place.title}, position ${place.position} of ${place.of}`)
  const moved = await move(store, ids, beside, become)
  if (!moved) announce(t`${name} could not be moved and went back`)
  return Boolean(moved)
}

/** What cards turn into in another lane. */
function becomingIn({ group }: Board, from: Place | null, to: Place): Becoming | undefined {
  const lane = to.lane
  if (!group || lane === null || from?.lane === lane) return
  const left = from?.lane ?? null
  return { changes: changesInLane(group, left, lane), predict: (task) => fieldsInLane(task, group, left, lane) }
}

// There since the first quiet moment: the menu of a card needs it too.
const withMany = () => import('#client/features/task-actions/data.ts')

async function change(store: View['store'], ids: readonly string[], become: Becoming) {
  if (ids.length > 1) return (await withMany()).changeTasks(store, [...ids], become)
  const task = store.task(ids[0]!)
  return task && updateTask(store, task._id, become.predict(task))
}

/** What a card becomes where it goes is one thing with going there, also to whoever takes it back. */
async function move(store: View['store'], ids: readonly string[], beside: Beside, become: Becoming | undefined) {
  if (ids.length === 1 && !become) return moveTask(store, ids[0]!, beside)
  return (await withMany()).moveTasks(store, [...ids], beside, become)
}
