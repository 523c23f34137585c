import { byName } from '#client/core/name-order.ts'
import type { Person } from '#contract/people.ts'
import type { OpenBoard } from './open-board.ts'

/** Who can be given tasks here: on a private project its members, else whoever of the workspace sees it. The server has the last word. */
export function assignablePeople({
  board,
  people,
  outsiders,
}: Pick<OpenBoard, 'board' | 'people' | 'outsiders'>): Person[] {
  if (board.visibility === 'private') return board.members.map(({ user }) => user)
  return [...people.values()].filter(({ _id }) => !outsiders?.has(_id))
}

/** Because that is who one mostly means. */
export const oneselfFirst = (people: Person[], me: string): Person[] =>
  people.toSorted((one, other) => Number(other._id === me) - Number(one._id === me) || byName(one, other))
