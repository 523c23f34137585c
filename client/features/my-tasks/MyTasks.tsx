import { IconChecklist } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useAskedNowAndThen } from '#client/core/use-asked-now-and-then.ts'
import { useNow } from '#client/core/use-now.ts'
import { bucketWords, dayOf } from '#client/features/tasks/words.ts'
import { Loaded } from '#client/ui/Loaded.tsx'
import { Note } from '#client/ui/Note.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import type { MyTask } from '#contract/account.ts'
import type { DueBucket } from '#contract/task-filters.ts'
import { t } from '#contract/texts.ts'
import { myTasksQuery } from './data.ts'
import { MyTaskRow } from './MyTaskRow.tsx'
import classes from './MyTasks.module.css'
import { tasksByBucket } from './my-tasks.ts'

/** Of one bucket at first. */
const SHOWN = 8

interface Props {
  /** The id of the workspace one is in; without, all of them. */
  workspaceId?: string
}

/** What is on my desk. */
export function MyTasks({ workspaceId }: Props) {
  const query = useQuery(myTasksQuery)
  useAskedNowAndThen(myTasksQuery)
  // Buckets follow the clock: at midnight tomorrow becomes today.
  const today = dayOf(new Date(useNow()))
  return (
    <Loaded query={query} skeleton={<RowSkeletons count={3} />} failure="Failed to fetch tasks">
      {(all) => {
        const tasks = workspaceId ? all.filter(({ workspace }) => workspace._id === workspaceId) : all
        return (
          <>
            {tasksByBucket(tasks, today).map(({ bucket, tasks: due }) => (
              <Bucket key={bucket} bucket={bucket} tasks={due} inWorkspace={workspaceId !== undefined} />
            ))}
            {tasks.length === 0 && (
              <Note icon={IconChecklist}>
                Nothing on your desk. Tasks that are assigned to you in any project gather here, the most urgent first.
              </Note>
            )}
            {tasks.length < all.length && <Elsewhere count={all.length - tasks.length} />}
          </>
        )
      }}
    </Loaded>
  )
}

function Elsewhere({ count }: { count: number }) {
  return (
    <Link className={classes.elsewhere} to="/dashboard">
      {count === 1 ? t`One task in another workspace` : t`${count} tasks in other workspaces`}
    </Link>
  )
}

interface BucketProps {
  bucket: DueBucket
  tasks: MyTask[]
  inWorkspace: boolean
}

function Bucket({ bucket, tasks, inWorkspace }: BucketProps) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? tasks : tasks.slice(0, SHOWN)
  return (
    <section className={classes.bucket} aria-label={bucketWords[bucket]}>
      <h3 data-late={bucket === 'overdue' || undefined}>
        {bucketWords[bucket]} <span>{tasks.length}</span>
      </h3>
      <ul>
        {shown.map((task) => (
          <MyTaskRow key={task._id} task={task} inWorkspace={inWorkspace} />
        ))}
      </ul>
      {shown.length < tasks.length && (
        <button type="button" className={classes.more} onClick={() => setWhole(true)}>
          Show {tasks.length - shown.length} more
        </button>
      )}
    </section>
  )
}
