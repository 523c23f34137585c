import { Skeleton, VisuallyHidden } from '@mantine/core'
import { IconLayoutKanban, IconSearchOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CallError } from '#client/core/transport.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import type { Board as BoardData } from '#contract/boards.ts'
import { ArchivedBanner } from './ArchivedBanner.tsx'
import classes from './Board.module.css'
import { BoardHeader } from './BoardHeader.tsx'
import { boardQuery } from './data.ts'
import { LostBoard } from './LostBoard.tsx'
import { useBoardLive } from './live.ts'

interface Props {
  boardId: string
  workspaceUrl: string
  /** What folders and menus add to its header. */
  crumbs(board: BoardData): ReactNode
  menu(board: BoardData): ReactNode
}

export function Board({ boardId, workspaceUrl, crumbs, menu }: Props) {
  const query = useQuery(boardQuery(boardId))
  useBoardLive(boardId, query.data !== undefined)
  usePageTitle(query.data?.title ?? 'Project')

  const isMissing = query.error instanceof CallError && query.error.status === 404
  if (isMissing && query.data) return <LostBoard board={query.data} workspaceUrl={workspaceUrl} />
  if (isMissing) {
    return (
      <>
        <VisuallyHidden component="h1">Project</VisuallyHidden>
        <EmptyState
          icon={IconSearchOff}
          title="Project not found"
          action={
            <LinkButton variant="default" to="/$workspace/projects" params={{ workspace: workspaceUrl }}>
              All projects
            </LinkButton>
          }
        >
          It may be private or deleted, or the link is old.
        </EmptyState>
      </>
    )
  }
  return (
    <Loaded query={query} skeleton={<BoardSkeleton />} failure="Failed to fetch board">
      {(board) => (
        <>
          <BoardHeader board={board} crumbs={crumbs(board)} menu={menu(board)} />
          <ArchivedBanner board={board} />
          <div className={classes.body}>
            <EmptyState icon={IconLayoutKanban} title="This project is empty">
              There are no tasks in it yet.
            </EmptyState>
          </div>
        </>
      )}
    </Loaded>
  )
}

function BoardSkeleton() {
  return (
    <output className={classes.skeleton} aria-label="Loading">
      <Skeleton height={18} width="min(320px, 70%)" />
      <Skeleton height={12} width="min(480px, 90%)" mt={16} />
    </output>
  )
}
