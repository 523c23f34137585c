import { IconChecklist } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#client/ui/Loaded.tsx'
import { Note } from '#client/ui/Note.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import { myTasksQuery } from './data.ts'
import { MyTaskRow } from './MyTaskRow.tsx'
import classes from './MyTasks.module.css'
import { tasksByBucket } from './my-tasks.ts'
import { bucketWords, today } from './words.ts'

/** What is on my desk, over all workspaces. */
export function MyTasks() {
  const query = useQuery(myTasksQuery)
  return (
    <Loaded query={query} skeleton={<RowSkeletons count={3} />} failure="Failed to fetch tasks">
      {(tasks) =>
        tasks.length > 0 ? (
          tasksByBucket(tasks, today()).map(({ bucket, tasks: due }) => (
            <section key={bucket} className={classes.bucket} aria-label={bucketWords[bucket]}>
              <h3 data-late={bucket === 'overdue' || undefined}>
                {bucketWords[bucket]} <span>{due.length}</span>
              </h3>
              <ul>
                {due.map((task) => (
                  <MyTaskRow key={task._id} task={task} />
                ))}
              </ul>
            </section>
          ))
        ) : (
          <Note icon={IconChecklist}>
            Nothing on your desk. Tasks that are assigned to you in any project gather here, the most urgent first.
          </Note>
        )
      }
    </Loaded>
  )
}
