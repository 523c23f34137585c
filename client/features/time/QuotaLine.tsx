import { useQuery } from '@tanstack/react-query'
import { durationWords } from '#client/features/tasks/words.ts'
import { quotaQuery } from './data.ts'
import classes from './TimeEntries.module.css'

/** How much of my working day is spent, over all projects of the workspace. Silent on days off. */
export function QuotaLine({ boardId }: { boardId: string }) {
  const { data: quota } = useQuery(quotaQuery(boardId))
  if (!quota || quota.quotaSeconds === 0) return null
  return (
    <p className={classes.quota}>
      {durationWords(quota.workedSeconds)} of {durationWords(quota.quotaSeconds)} today
    </p>
  )
}
