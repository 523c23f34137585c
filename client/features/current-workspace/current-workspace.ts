// Which workspace this tab is in. Opening one loads what its screens share, once.
import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { session } from '#client/core/session.ts'
import { boardsQuery } from '#client/features/boards/data.ts'
import { foldersQuery } from '#client/features/folders/data.ts'
import { membersQuery } from '#client/features/members/data.ts'
import { workspaceQuery, workspacesQuery } from '#client/features/workspaces/data.ts'
import { WORKSPACE_READY_MS } from '#contract/constants.ts'

interface Current {
  url: string
  /** Set up: whatever shows up from now on is news. */
  ready: boolean
}

let current: Current | null = null
const listeners = new Set<() => void>()

function become(next: Current | null) {
  current = next
  for (const listener of listeners) listener()
}

/** Loads details, members, projects and folders; does nothing for the workspace one is in already. */
export async function setCurrentWorkspace(cache: QueryClient, url: string): Promise<void> {
  if (current?.url === url) return
  const opened: Current = { url, ready: false }
  become(opened)
  try {
    const workspaceId = idKnownLocally(cache, url)
    // Someone known to belong here need not wait for the details to ask for the rest.
    if (workspaceId) await Promise.all([cache.ensureQueryData(workspaceQuery(url)), loadShared(cache, workspaceId)])
    else await loadShared(cache, (await cache.ensureQueryData(workspaceQuery(url)))._id)
  } catch {
    // The screens ask again themselves and say why. Whoever comes back here later is let in anew.
    if (current === opened) become(null)
    return
  }
  setTimeout(() => {
    if (current === opened) become({ url, ready: true })
  }, WORKSPACE_READY_MS)
}

const loadShared = (cache: QueryClient, workspaceId: string) =>
  Promise.all([
    cache.prefetchQuery(membersQuery(workspaceId)),
    cache.prefetchQuery(boardsQuery(workspaceId)),
    cache.prefetchQuery(foldersQuery(workspaceId)),
  ])

function idKnownLocally(cache: QueryClient, url: string): string | undefined {
  const lists = cache.getQueryData(workspacesQuery.queryKey)
  const known = lists && [...lists.myWorkspaces, ...lists.guestWorkspaces].find((workspace) => workspace.url === url)
  return cache.getQueryData(workspaceQuery(url).queryKey)?._id ?? known?._id
}

export function leaveCurrentWorkspace() {
  become(null)
}

/** True a moment after everything was loaded: rows that arrive from then on are worth a glance. */
export function useWorkspaceReady(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => current?.ready ?? false,
  )
}

session.onEnd(leaveCurrentWorkspace)
