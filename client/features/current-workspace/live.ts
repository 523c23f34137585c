import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { ask, LiveRefusal, useLive, useLiveState } from '#client/core/live.ts'
import { changesUnderWay } from '#client/core/mutations.ts'
import { clientId } from '#client/core/transport.ts'
import type { WorkspaceTopic } from '#contract/live.ts'
import { allKeysOf, keysAbout, newsTo, type Opened } from './topics.ts'

/** News of one action comes in several messages, and several people act at once: one refetch answers them all. */
const GATHER_MS = 50

/** Keeps what is cached of the open workspace current: in its room, and without gaps. */
export function useWorkspaceLive(workspace: Opened) {
  const cache = useQueryClient()
  const { status } = useLiveState()
  const gathered = useRef(new Set<WorkspaceTopic>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function askAgain() {
    for (const queryKey of allKeysOf(workspace)) void cache.invalidateQueries({ queryKey })
  }

  const catchUp = useEffectEvent(() => {
    const topics = [...gathered.current]
    // An answer fetched now would not know what this tab has on screen but not yet saved.
    const busy = keysAbout(workspace, topics).some((queryKey) => changesUnderWay(cache, queryKey) > 0)
    if (busy) return wait()
    gathered.current.clear()
    for (const queryKey of keysAbout(workspace, topics)) void cache.invalidateQueries({ queryKey })
  })

  function wait() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => catchUp(), GATHER_MS)
  }

  useLive('workspace-update', (news) => {
    if (news.workspaceId !== workspace._id) return
    for (const topic of newsTo(news.topics, news.clientId === clientId)) gathered.current.add(topic)
    wait()
  })

  const enterRoom = useEffectEvent(async () => {
    try {
      await ask('join-workspace', { workspaceId: workspace._id })
    } catch (error) {
      // Cut off: the next connection joins again. Refused: asking shows what is left.
      if (!(error instanceof LiveRefusal)) return
    }
    // What happened before we were in the room nobody told us.
    askAgain()
  })

  useLive('access-changed', (about) => {
    if (about.workspaceId === workspace._id) void enterRoom()
  })

  const workspaceId = workspace._id
  useEffect(() => {
    if (status !== 'connected') return
    void enterRoom()
    return () => void ask('leave-workspace', { workspaceId }).catch(() => {})
  }, [workspaceId, status])

  useEffect(() => () => clearTimeout(timer.current), [])
}
