import { Button } from '@mantine/core'
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { errorMessage } from '#client/core/error-message.ts'
import { mayComment } from '#client/features/boards/may.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { LoadFailure } from '#client/ui/LoadFailure.tsx'
import { Segments } from '#client/ui/Segments.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import type { TaskActivity as Line } from '#contract/comments.ts'
import { t } from '#contract/texts.ts'
import { ChangeRow } from './ChangeRow.tsx'
import { CommentRow } from './CommentRow.tsx'
import { Composer } from './Composer.tsx'
import { activityQuery } from './data.ts'
import { joinedChanges, type ShownLine } from './joined-changes.ts'
import classes from './TaskActivity.module.css'
import { WaitingComments } from './WaitingComments.tsx'

type Wanted = 'all' | 'comment' | 'change'

const options: { value: Wanted; label: string }[] = [
  { value: 'all', label: t`All` },
  { value: 'comment', label: t`Comments` },
  { value: 'change', label: t`Changes` },
]

interface Place {
  taskId: string
  onOpenTask(taskId: string): void
}

interface Props extends Place {
  /** The comment the address leads to. */
  target?: Target | null
}

interface Target {
  id: string
  /** Another one each time the address is followed. */
  arrival: string
}

/** What was said about a task and what happened to it, in one stream, newest first. */
export function TaskActivity({ taskId, onOpenTask, target = null }: Props) {
  const { board } = useOpenBoard()
  const [wanted, setWanted] = useState<Wanted>('all')
  /** Whoever chooses what to read has arrived, and is not led there again. */
  const [arrivedAt, setArrivedAt] = useState<string | null>(null)
  const query = useInfiniteQuery(activityQuery(taskId))
  const lines = query.data?.pages.flatMap(({ activity }) => activity) ?? []
  useOlderUntil(target?.id ?? null, query, lines)
  const shown = joinedChanges(lines).filter(({ kind }) => wanted === 'all' || kind === wanted)

  function show(chosen: Wanted) {
    setWanted(chosen)
    setArrivedAt(target?.arrival ?? null)
  }

  return (
    <section className={classes.activity} aria-labelledby="task-activity">
      <header className={classes.head}>
        <h3 id="task-activity" className={classes.title}>
          Activity
        </h3>
        <Segments<Wanted> label="Show" value={wanted} options={options} onChange={show} />
      </header>
      {mayComment(board) && <Composer taskId={taskId} />}
      <WaitingComments taskId={taskId} onOpenTask={onOpenTask} />
      {query.isError && lines.length === 0 ? (
        <LoadFailure
          message={errorMessage(query.error, t`Failed to fetch the activity`)}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      ) : query.isPending ? (
        <RowSkeletons count={3} />
      ) : (
        <ol className={classes.list}>
          {shown.map((line) => (
            <ActivityLine
              // What is open of a text that is still being written stays open with its next save.
              key={line.first}
              line={line}
              taskId={taskId}
              onOpenTask={onOpenTask}
              arrival={target?.id === line._id && target.arrival !== arrivedAt ? target.arrival : null}
            />
          ))}
        </ol>
      )}
      {query.data && shown.length === 0 && (
        <p className={classes.nothing}>{query.hasNextPage ? 'Nothing among the latest.' : 'Nothing here yet.'}</p>
      )}
      {query.hasNextPage && (
        <Button
          variant="default"
          className={classes.more ?? ''}
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show older
        </Button>
      )}
    </section>
  )
}

function ActivityLine({ line, ...rest }: Place & { line: ShownLine; arrival: string | null }) {
  if (line.kind === 'comment') return <CommentRow comment={line.comment} {...rest} />
  return <ChangeRow taskId={rest.taskId} change={line} first={line.first} />
}

type Older = Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetching' | 'isFetchNextPageError' | 'fetchNextPage'>

/** Loads on until the comment the address leads to is there. Ids rise with time: past its own, it was deleted. */
function useOlderUntil(targetId: string | null, query: Older, lines: Line[]) {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query
  const oldest = lines.at(-1)?._id
  const isMissing = targetId !== null && oldest !== undefined && oldest > targetId
  // What could not be loaded is left to the button.
  const loadsOn = isMissing && hasNextPage && !isFetching && !isFetchNextPageError
  useEffect(() => {
    if (loadsOn) void fetchNextPage()
  }, [loadsOn, fetchNextPage])
}
