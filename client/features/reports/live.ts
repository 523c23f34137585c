import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { askAgain } from '#client/core/changes-under-way.ts'
import { useCatchUp, useLive } from '#client/core/live.ts'
import { reportsOf } from './data.ts'

/** A report is much work for the server, and on a busy project something happens all the time: one answer serves all of that. */
const GATHER_MS = 3_000

/** Whatever happens on the project shows in its figures soon after. */
export function useReportLive(boardId: string) {
  const cache = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const ask = () => askAgain(cache, reportsOf(boardId))

  function askSoon() {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      // Asking again would cut off the answer on its way: where something happens all the time, none would ever arrive.
      if (cache.isFetching(reportsOf(boardId)) > 0) askSoon()
      else ask()
    }, GATHER_MS)
  }

  useLive('board-update', (update) => {
    if (update.boardId === boardId) askSoon()
  })
  useCatchUp('join-board', ask)
  useEffect(() => () => clearTimeout(timer.current), [])
}
