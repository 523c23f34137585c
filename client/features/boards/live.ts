import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { join, useLive, useLiveState } from '#client/core/live.ts'
import { clientId } from '#client/core/transport.ts'
import type { BoardUpdate } from '#contract/boards.ts'
import { followBoard } from './changes.ts'
import { boardEventsAfter, boardQuery } from './data.ts'

/** Keeps the cached board current while it is on screen: in its room, and without gaps. */
export function useBoardLive(boardId: string) {
  const cache = useQueryClient()
  const { queryKey } = boardQuery(boardId)
  const { status } = useLiveState()
  const ahead = useRef<BoardUpdate[]>([])
  const catchingUp = useRef(false)

  function takeIn(news: BoardUpdate[]) {
    const board = cache.getQueryData(queryKey)
    if (!board) return
    const followed = followBoard({ board, ahead: ahead.current }, news, clientId)
    ahead.current = followed.ahead
    if (followed.board !== board) cache.setQueryData(queryKey, followed.board)
  }

  async function fetchMissing(): Promise<void> {
    const board = cache.getQueryData(queryKey)
    if (!board) return
    const { events, tooFar } = await boardEventsAfter(board)
    if (tooFar) await cache.refetchQueries({ queryKey })
    takeIn(events)
    const reached = cache.getQueryData(queryKey)?.seq ?? 0
    // More may have happened meanwhile; but history that does not lead on is not asked for in circles.
    if (ahead.current.length > 0 && reached > board.seq) await fetchMissing()
  }

  async function catchUp() {
    if (catchingUp.current) return
    catchingUp.current = true
    try {
      await fetchMissing()
    } catch {
      // The next message or the next connection shows the gap again.
    } finally {
      catchingUp.current = false
    }
  }

  useLive('board-update', (update) => {
    takeIn([update])
    if (ahead.current.length > 0) void catchUp()
  })

  const enterRoom = useEffectEvent(async () => {
    try {
      const { seq = 0 } = await join('join-board', { boardId })
      const known = cache.getQueryData(queryKey)?.seq ?? 0
      if (seq > known) await catchUp()
    } catch {
      // Refused or cut off: the connection state tells, and the next connection joins again.
    }
  })

  useEffect(() => {
    if (status !== 'connected') return
    void enterRoom()
    return () => void join('leave-board', { boardId }).catch(() => {})
  }, [boardId, status])
}
