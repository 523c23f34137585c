import { Skeleton, VisuallyHidden } from '@mantine/core'
import { IconLayoutKanban, IconSearchOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { CallError } from '#client/core/transport.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import classes from './Board.module.css'
import { BoardHeader } from './BoardHeader.tsx'
import { boardQuery } from './data.ts'
import { useBoardLive } from './live.ts'

interface Props {
  boardId: string
  workspaceUrl: string
}

export function Board({ boardId, workspaceUrl }: Props) {
  const query = useQuery(boardQuery(boardId))
  useBoardLive(boardId, query.data !== undefined)
  usePageTitle(query.data?.title ?? 'Project')

  if (query.error instanceof CallError && query.error.status === 404) {
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
          <BoardHeader board={board} />
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
