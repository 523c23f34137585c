import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { errorMessage } from '#client/core/error-message.ts'
import { lazy } from '#client/core/lazy.ts'
import { CallError } from '#client/core/transport.ts'
import { BoardPeople } from '#client/features/board-members/BoardPeople.tsx'
import { ArchivedBanner } from '#client/features/boards/ArchivedBanner.tsx'
import { BoardHeader } from '#client/features/boards/BoardHeader.tsx'
import { boardQuery } from '#client/features/boards/data.ts'
import { useBoardLive } from '#client/features/boards/live.ts'
import { boardTasksQuery } from '#client/features/tasks/data.ts'
import { OpenBoardContext } from '#client/features/tasks/open-board.ts'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { LoadFailure } from '#client/ui/LoadFailure.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import type { Board } from '#contract/boards.ts'
import { t } from '#contract/texts.ts'
import { BoardSkeleton } from './BoardSkeleton.tsx'
import { BoardTabs } from './BoardTabs.tsx'
import { useOpening } from './use-opening.ts'
import { useToldOfRights } from './use-told-of-rights.ts'

/** Hardly anybody needs it, and whoever does can wait for it. */
const BoardElsewhere = lazy(async () => ({ default: (await import('./BoardElsewhere.tsx')).BoardElsewhere }))

interface Props {
  boardId: string
  workspaceUrl: string
  /** What folders and menus add to its header. */
  crumbs(board: Board): ReactNode
  menu(board: Board): ReactNode
  children: ReactNode
}

/** Around every page of a project: its head and tabs, and the board itself, loaded and kept current. */
export function BoardFrame({ boardId, workspaceUrl, crumbs, menu, children }: Props) {
  const query = useQuery(boardQuery(boardId))
  const tasks = useQuery(boardTasksQuery(boardId))
  const { data: workspace } = useQuery(workspaceQuery(workspaceUrl))
  const open = useOpening(workspace, query.data, tasks.data)
  useBoardLive(boardId, tasks.data)
  useToldOfRights(query.data)
  const view = useLocation({ select: ({ pathname }) => pathname.split('/')[4] ?? '' })
  const asked = useLocation({ select: ({ search }) => (search as { view?: string }).view })
  const isList = view === '' && (asked ?? query.data?.preferences.view) === 'list'
  // Each view of a project is a page of its own, to whoever hears them and in a row of tabs.
  const project = query.data?.title ?? t`Project`
  usePageTitle(views[view] ? `${project} · ${views[view]}` : project)

  const isMissing = query.error instanceof CallError && query.error.status === 404
  const board = query.data
  // By id: the address of a workspace may change while the old one is still kept somewhere.
  const isMoved = !isMissing && board && workspace && board.workspace._id !== workspace._id
  if (isMissing || isMoved)
    return (
      <Suspense>
        <BoardElsewhere known={board} isMissing={isMissing} workspaceUrl={workspaceUrl} />
      </Suspense>
    )
  if (query.isError && !board) return <Failed query={query} failure="Failed to fetch board" />
  return (
    <>
      {board && (
        <BoardHeader board={board} crumbs={crumbs(board)} menu={menu(board)} people={<BoardPeople board={board} />} />
      )}
      {board && <BoardTabs board={board} />}
      {board && <ArchivedBanner board={board} />}
      {open ? (
        <OpenBoardContext value={open}>{children}</OpenBoardContext>
      ) : tasks.isError ? (
        <Failed query={tasks} failure="Failed to fetch tasks" />
      ) : (
        <BoardSkeleton key={board ? 'below' : 'all'} withHead={!board} view={isList ? 'list' : view} />
      )}
    </>
  )
}

const views: Record<string, string> = {
  calendar: t`Calendar`,
  timeline: t`Timeline`,
  forms: t`Forms`,
  reports: t`Reports`,
  overview: t`Overview`,
  history: t`Time machine`,
}

function Failed({ query, failure }: { query: UseQueryResult; failure: string }) {
  const message = errorMessage(query.error, failure)
  return <LoadFailure message={message} onRetry={() => void query.refetch()} busy={query.isFetching} />
}
