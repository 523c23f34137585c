import { folderWithin } from '#client/features/folders/tree.ts'
import type { BoardSummary } from '#contract/boards.ts'
import type { Folder } from '#contract/folders.ts'
import type { Person } from '#contract/people.ts'
import { many, t } from '#contract/texts.ts'

/** All projects in a folder, however deep. */
export function boardsWithin(folders: Folder[], boards: BoardSummary[], folderId: string): BoardSummary[] {
  const within = folderWithin(folders, folderId)
  return boards.filter((board) => board.folderId !== null && within.has(board.folderId))
}

/** Each once, those on the most projects first. */
export function peopleOn(boards: BoardSummary[]): Person[] {
  const met = new Map<string, { user: Person; count: number }>()
  for (const { user } of boards.flatMap(({ members }) => members)) {
    const known = met.get(user._id)
    met.set(user._id, { user, count: (known?.count ?? 0) + 1 })
  }
  return [...met.values()].toSorted((one, other) => other.count - one.count).map(({ user }) => user)
}

/** "1 project", "3 projects and 2 folders" */
export function contentWords(projects: number, folders: number): string {
  const inProjects = many(projects, { one: '# project', other: '# projects' })
  return folders > 0 ? t`${inProjects} and ${many(folders, { one: '# folder', other: '# folders' })}` : inProjects
}
