import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { askAgain } from '#client/core/changes-under-way.ts'
import { ask, LiveRefusal, useLive, useLiveState } from '#client/core/live.ts'
import { clientId } from '#client/core/transport.ts'
import type { WorkspaceTopic } from '#contract/live.ts'
import { everyTopic, keysAbout, newsTo, type Opened } from './topics.ts'

/** News of one action comes in several messages, and several people act at once: one refetch answers them all. */
const GATHER_MS = 50

/** Keeps what is cached of the open workspace current: in its room, and without gaps. */
export function useWorkspaceLive(workspace: Opened) {
  const cache = useQueryClient()
  const { status } = useLiveState()
  const gathered = useRef(new Set<WorkspaceTopic>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const catchUp = useEffectEvent(() => {
    for (const queryKey of keysAbout(workspace, gathered.current)) askAgain(cache, { queryKey })
    gathered.current.clear()
  })

  function gather(topics: WorkspaceTopic[]) {
    for (const topic of topics) gathered.current.add(topic)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => catchUp(), GATHER_MS)
  }

  useLive('workspace-update', (news) => {
    if (news.workspaceId !== workspace._id) return
    gather(newsTo(news.topics, news.clientId === clientId))
  })

  const enterRoom = useEffectEvent(async () => {
    try {
      await ask('join-workspace', { workspaceId: workspace._id })
    } catch (error) {
      // Cut off: the next connection joins again. Refused: asking shows what is left.
      if (!(error instanceof LiveRefusal)) return
    }
    // What happened before we were in the room nobody told us.
    gather(everyTopic)
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
