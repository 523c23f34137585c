import type { BoardReports } from '#contract/board-reports.ts'
import type { BoardSummary } from '#contract/boards.ts'
import type { Label } from '#contract/labels.ts'
import type { Person } from '#contract/people.ts'
import type { Workspace } from '#contract/workspaces.ts'

/** What ids and keys in figures stand for. */
export type Names = ReadonlyMap<string, string>

interface Known {
  people: Iterable<Person>
  labels: Iterable<Label>
  columnTypes?: Workspace['columnTypes']
  boards?: Pick<BoardSummary, '_id' | 'title'>[]
  report?: BoardReports | undefined
}

export function namesOf({ people, labels, columnTypes = [], boards = [], report }: Known): Names {
  const columns = [...(report?.flow.columns ?? []), ...(report?.status.columns.map(({ column }) => column) ?? [])]
  return new Map([
    ...columnTypes.map(({ key, name }) => [key, name] as const),
    ...columns.map(({ _id, title }) => [String(_id), title] as const),
    ...boards.map(({ _id, title }) => [_id, title] as const),
    ...[...labels].map(({ _id, name }) => [_id, name] as const),
    ...[...people].map(({ _id, name }) => [_id, name] as const),
  ])
}
