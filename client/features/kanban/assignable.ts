import type { OpenBoard } from '#client/features/tasks/open-board.ts'
import type { Person } from '#contract/people.ts'

/** Who can be given tasks here: on a private project its members, else anybody in the workspace. The server has the last word. */
export function assignablePeople({ board, people }: Pick<OpenBoard, 'board' | 'people'>): Person[] {
  return board.visibility === 'private' ? board.members.map(({ user }) => user) : [...people.values()]
}
