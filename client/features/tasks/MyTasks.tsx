import { IconChecklist } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#client/ui/Loaded.tsx'
import { Note } from '#client/ui/Note.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import { myTasksQuery } from './data.ts'

/** What is on my desk, over all workspaces. */
export function MyTasks() {
  const query = useQuery(myTasksQuery)
  return (
    <Loaded query={query} skeleton={<RowSkeletons count={3} />} failure="Failed to fetch tasks">
      {(tasks) =>
        tasks.length > 0 ? (
          <p>{tasks.length === 1 ? 'One open task' : `${tasks.length} open tasks`}</p>
        ) : (
          <Note icon={IconChecklist}>
            Nothing on your desk. Tasks that are assigned to you in any project gather here, the most urgent first.
          </Note>
        )
      }
    </Loaded>
  )
}
