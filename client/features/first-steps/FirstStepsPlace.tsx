import { Skeleton } from '@mantine/core'
import { Suspense, useState } from 'react'
import { lazy } from '#client/core/lazy.ts'
import { useMe } from '#client/core/session.ts'
import { mayCreateProjects, mayInvite } from '#client/features/workspaces/may.ts'
import { firstSteps } from '#contract/known-steps.ts'
import type { Workspace } from '#contract/workspaces.ts'
import classes from './FirstSteps.module.css'
import { isNewcomer } from './newcomer.ts'

const FirstSteps = lazy(async () => ({ default: (await import('./FirstSteps.tsx')).FirstSteps }))

interface Props {
  workspace: Workspace
}

/** Where the first steps stand for somebody new. The room is there before they are, so that nothing moves when they come. */
export function FirstStepsPlace({ workspace }: Props) {
  const me = useMe()
  // As it was on arrival: the last step done hides the list from then on, not the good news about it.
  const [isWanted] = useState(() => isNewcomer(me))
  if (!isWanted || !mayCreateProjects(workspace)) return null
  const steps = firstSteps.filter((step) => step !== 'invite' || mayInvite(workspace))
  return (
    <Suspense
      fallback={
        <div className={classes.card} aria-hidden>
          <div className={classes.head}>
            <Skeleton height={14} width={90} />
          </div>
          <ul className={classes.steps} data-waiting>
            {steps.map((step) => (
              <li key={step} className={classes.step}>
                <Skeleton height={14} width="60%" mt={3} />
              </li>
            ))}
          </ul>
        </div>
      }
    >
      <FirstSteps workspace={workspace} shown={steps} />
    </Suspense>
  )
}
