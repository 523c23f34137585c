import { byName } from '#client/core/name-order.ts'
import type { Person } from '#contract/people.ts'
import type { OpenBoard } from './open-board.ts'

/** Who can be given tasks here: on a private project its members, else anybody in the workspace. The server has the last word. */
export function assignablePeople({ board, people }: Pick<OpenBoard, 'board' | 'people'>): Person[] {
  return board.visibility === 'private' ? board.members.map(({ user }) => user) : [...people.values()]
}

/** Because that is who one mostly means. */
export const oneselfFirst = (people: Person[], me: string): Person[] =>
  people.toSorted((one, other) => Number(other._id === me) - Number(one._id === me) || byName(one, other))
