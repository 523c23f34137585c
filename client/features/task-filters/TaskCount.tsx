import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { useTaskCount } from '#client/features/tasks/use-board-store.ts'
import type { Matcher } from '#contract/task-filters.ts'
import { LOCALE, many } from '#contract/texts.ts'
import { useMatchCount } from './use-match-count.ts'

const number = new Intl.NumberFormat(LOCALE)

/** "1,250 tasks", or "12 of 1,250 tasks" while something is filtered. */
export function TaskCount({ matches }: { matches: Matcher | null }) {
  const { store } = useOpenBoard()
  const all = useTaskCount(store)
  const shown = useMatchCount(store, matches)
  const tasks = many(all, { one: '# task', other: '# tasks' })
  return <output>{matches ? `${number.format(shown)} of ${tasks}` : tasks}</output>
}
