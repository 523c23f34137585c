import { useQuery } from '@tanstack/react-query'
import { durationWords, today } from '#client/features/tasks/words.ts'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import type { Board } from '#contract/boards.ts'
import { weekdayOf } from '#contract/days.ts'
import { quotaQuery } from './data.ts'
import classes from './TimeEntries.module.css'

/** How much of my working day is spent, over all projects of the workspace. Silent on days off. */
export function QuotaLine({ board: { _id, workspace } }: { board: Board }) {
  const { data: quota, isPending } = useQuery(quotaQuery(_id))
  // Whoever is on a board has it, and live news keeps it true.
  const { data: place } = useQuery({ ...workspaceQuery(workspace.url), enabled: false })
  // Its room is kept until it is there: what is said about the task stands below.
  if (isPending && place?.settings.workingDays.includes(weekdayOf(today())))
    return <p className={classes.quota}>{'\u00a0'}</p>
  if (!quota || quota.quotaSeconds === 0) return null
  return (
    <p className={classes.quota}>
      {durationWords(quota.workedSeconds)} of {durationWords(quota.quotaSeconds)} today
    </p>
  )
}
