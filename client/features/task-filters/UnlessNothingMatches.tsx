import type { ReactNode } from 'react'
import { lazy } from '#client/core/lazy.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import type { Matcher } from '#contract/task-filters.ts'
import { useMatchCount } from './use-match-count.ts'

const NothingMatches = lazy(async () => ({ default: (await import('./NothingMatches.tsx')).NothingMatches }))

interface Props {
  matches: Matcher | null
  children: ReactNode
}

/** A list without rows says nothing; columns without cards say it themselves. */
export function UnlessNothingMatches({ matches, children }: Props) {
  const { store } = useOpenBoard()
  const count = useMatchCount(store, matches)
  return matches && count === 0 ? <NothingMatches /> : children
}
