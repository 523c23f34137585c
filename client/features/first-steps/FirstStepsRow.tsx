import { IconFlag } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useLive } from '#client/core/live.ts'
import { useMe } from '#client/core/session.ts'
import progress from '#client/ui/progress.module.css'
import { t } from '#contract/texts.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { firstStepsQuery } from './data.ts'
import classes from './FirstStepsRow.module.css'

/** How far one has come, and the way to what is left. */
export function FirstStepsRow({ workspace }: { workspace: Workspace }) {
  const me = useMe()
  const router = useRouter()
  const cache = useQueryClient()
  const steps = firstStepsQuery(workspace._id)
  const { data = [] } = useQuery(steps)
  const { queryKey } = steps

  // Ticked as it is done: on a board by what is heard of it, elsewhere with the next page.
  const ask = () => void cache.invalidateQueries({ queryKey }, { cancelRefetch: false })
  useLive('board-update', ({ initiatorId }) => initiatorId === me._id && ask())
  useEffect(() => router.subscribe('onResolved', ask))

  if (data.length === 0) return null
  const count = data.filter(({ done }) => done).length
  return (
    <Link
      to="/$workspace"
      params={{ workspace: workspace.url }}
      activeOptions={{ exact: true }}
      className={classes.row}
      aria-label={t`First steps: ${count} of ${data.length} done`}
    >
      <IconFlag size={17} stroke={1.6} aria-hidden />
      <span className={classes.name}>First steps</span>
      <span className={classes.count}>{`${count}/${data.length}`}</span>
      <progress className={`${progress.bar} ${classes.bar}`} value={count} max={data.length} aria-hidden />
    </Link>
  )
}
