import { Button, CloseButton, Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { errorMessage } from '#client/core/error-message.ts'
import { LoadFailure } from '#client/ui/LoadFailure.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import type { ReportTask } from '#contract/report-tasks.ts'
import { many, t } from '#contract/texts.ts'
import { type Behind, reportTasksQuery } from './data.ts'
import { addsUp, figureTitle } from './figure-words.ts'
import { ReportTaskRow } from './ReportTaskRow.tsx'
import classes from './TasksPanel.module.css'
import { hoursWords, preciseWords, spanWords } from './words.ts'

interface Props {
  behind: Behind
  /** What ids stand for. */
  names: ReadonlyMap<string, string>
  workspaceUrl: string
  /** Where a task can be opened right here. */
  onOpenTask?: ((task: ReportTask) => void) | undefined
  onClose(): void
}

/** The tasks behind a figure. */
export function TasksPanel({ behind, names, workspaceUrl, onOpenTask, onClose }: Props) {
  const isNarrow = useMediaQuery('(max-width: 767px)', window.innerWidth < 768, { getInitialValueInEffect: false })
  const query = useInfiniteQuery(reportTasksQuery(behind))
  const title = figureTitle(behind.figure, behind.bucket, names)
  const meta = query.data?.pages[0]?.meta
  const tasks = query.data?.pages.flatMap((page) => page.tasks) ?? []
  return (
    <Drawer.Root
      opened
      onClose={onClose}
      position="right"
      size={isNarrow ? '100%' : 460}
      offset={isNarrow ? 0 : 8}
      radius={isNarrow ? 0 : 14}
      transitionProps={{ duration: 150 }}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
    >
      <Drawer.Overlay color="#2A2118" backgroundOpacity={0.22} />
      <Drawer.Content aria-label={title}>
        <Drawer.Body>
          <header className={classes.head}>
            <div>
              <h2>{title}</h2>
              <p>
                {meta && many(meta.total, { one: '# task', other: '# tasks' })}
                {meta?.seconds != null && addsUp(behind.figure) && `, ${hoursWords(meta.seconds)}`}
              </p>
            </div>
            <CloseButton aria-label="Close" onClick={onClose} />
          </header>
          {query.isPending && <RowSkeletons count={6} />}
          {query.isError && !query.data && (
            <LoadFailure
              message={errorMessage(query.error, t`Failed to fetch tasks`)}
              onRetry={() => void query.refetch()}
              busy={query.isFetching}
            />
          )}
          {meta?.total === 0 && <p className={classes.none}>No task is behind this any more.</p>}
          <ul className={classes.tasks}>
            {tasks.map((task) => (
              <ReportTaskRow
                key={task._id}
                task={task}
                workspaceUrl={workspaceUrl}
                timeWords={addsUp(behind.figure) ? preciseWords : spanWords}
                onOpen={onOpenTask}
              />
            ))}
          </ul>
          {query.hasNextPage && (
            <Button
              variant="default"
              className={classes.more ?? ''}
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              Show more
            </Button>
          )}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
