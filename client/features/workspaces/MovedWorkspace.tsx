import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Workspace } from '#contract/workspaces.ts'
import { workspacesQuery } from './data.ts'

interface Props {
  /** As it was when its address still led there. */
  known: Workspace
  /** What is shown when it is no longer among mine. */
  gone: ReactNode
  children: ReactNode
}

/** Nothing is at the address of an open workspace any more. Whoever is still a member follows it to its new one. */
export function MovedWorkspace({ known, gone, children }: Props) {
  const { data, isFetchedAfterMount } = useQuery({ ...workspacesQuery, staleTime: 0 })
  if (!isFetchedAfterMount) return children
  const mine = data && [...data.myWorkspaces, ...data.guestWorkspaces].find(({ _id }) => _id === known._id)
  if (!mine || mine.url === known.url) return gone
  return <Navigate to="." params={(all) => ({ ...all, workspace: mine.url })} search replace />
}
