import type { Person } from '#contract/people.ts'
import type { OpenBoard } from './open-board.ts'

/** Who can be given tasks here: on a private project its members, else anybody in the workspace. The server has the last word. */
export function assignablePeople({ board, people }: Pick<OpenBoard, 'board' | 'people'>): Person[] {
  return board.visibility === 'private' ? board.members.map(({ user }) => user) : [...people.values()]
}
