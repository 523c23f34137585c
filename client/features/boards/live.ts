import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { askAgain } from '#client/core/changes-under-way.ts'
import { ask, LiveRefusal, useLive, useLiveState } from '#client/core/live.ts'
import { clientId } from '#client/core/transport.ts'
import type { BoardStore } from '#client/features/tasks/board-store.ts'
import { boardTasksQuery } from '#client/features/tasks/data.ts'
import type { BoardUpdate } from '#contract/boards.ts'
import { afterUpdate, asksForMore, changeInList } from './changes.ts'
import { boardEventsAfter, boardQuery, boardsQuery } from './data.ts'

/** Keeps a board current while it is on screen: in its room, and without gaps. */
export function useBoardLive(boardId: string, store: BoardStore | undefined) {
  const cache = useQueryClient()
  const { queryKey } = boardQuery(boardId)
  const { status } = useLiveState()
  /** The newest seq anybody told us of. What is here may lag behind it. */
  const newest = useRef(0)
  const catchingUp = useRef(false)

  function takeIn(news: BoardUpdate[]) {
    for (const update of store?.follow(news) ?? []) {
      const board = cache.getQueryData(queryKey)
      if (!board) continue
      const after = afterUpdate(board, update, clientId)
      if (after !== board) cache.setQueryData(queryKey, after)
      // Whoever is given another role is put out of the room first, and finds the hint in the history.
      if (asksForMore(board, update, clientId)) askAgain(cache, { queryKey })
    }
  }

  async function fetchMissing() {
    if (!store) return
    const { events, tooFar } = await boardEventsAfter({ _id: boardId, seq: store.seq })
    if (!tooFar) return takeIn(events)
    await Promise.all([cache.refetchQueries({ queryKey }), cache.refetchQueries(boardTasksQuery(boardId))])
  }

  async function catchUp(seq: number) {
    newest.current = Math.max(newest.current, seq)
    if (catchingUp.current) return
    catchingUp.current = true
    const known = () => store?.seq ?? 0
    try {
      // More may happen meanwhile; but history that does not lead on is not asked for in circles.
      for (let tried = 0; newest.current > Math.max(known(), tried); ) {
        tried = newest.current
        await fetchMissing()
      }
    } catch {
      // The next message or the next connection shows the gap again.
    } finally {
      catchingUp.current = false
    }
  }

  useLive('board-update', (update) => {
    if (update.boardId !== boardId) return
    takeIn([update])
    void catchUp(update.seq)
  })

  /** The server remembers a visit by who enters the room; lists in this tab follow without asking. */
  function noteVisit() {
    const board = cache.getQueryData(queryKey)
    if (!board) return
    const openedAt = new Date().toISOString()
    cache.setQueryData(
      boardsQuery(board.workspace._id).queryKey,
      (boards) => boards && changeInList(boards, boardId, () => ({ openedAt })),
    )
  }

  const enterRoom = useEffectEvent(async () => {
    try {
      const { seq = 0 } = await ask('join-board', { boardId })
      noteVisit()
      await catchUp(seq)
    } catch (error) {
      // Cut off: the connection state tells, and the next connection joins again. Refused: asking shows what is left.
      if (error instanceof LiveRefusal) askAgain(cache, { queryKey })
    }
  })

  useLive('rejoin-board', (about) => {
    if (about.boardId === boardId) void enterRoom()
  })

  // Whoever's rights in the workspace change is taken out of all its rooms, this one too.
  useLive('access-changed', () => void enterRoom())

  useEffect(() => {
    // Not before there is something to compare the answer with: an event in between would go unnoticed.
    if (status !== 'connected' || !store) return
    void enterRoom()
    return () => void ask('leave-board', { boardId }).catch(() => {})
  }, [boardId, status, store])
}
