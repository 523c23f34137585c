import { Link } from '@tanstack/react-router'
import { FREE_PLAN_MEMBERS } from '#contract/constants.ts'
import { many } from '#contract/texts.ts'
import type { Workspace } from '#contract/workspaces.ts'

interface Props {
  workspace: Pick<Workspace, 'seats' | 'plan' | 'url'>
}

/** How full the plan is, in one line; the way out when it is. */
export function Seats({ workspace: { seats, plan, url } }: Props) {
  if (plan === 'premium')
    return many(seats, {
      one: '# seat taken. Guests and clients need none.',
      other: '# seats taken. Guests and clients need none.',
    })
  return (
    <>
      {seats} of {FREE_PLAN_MEMBERS} seats taken. Guests and clients need none.
      {seats >= FREE_PLAN_MEMBERS && (
        <>
          {' '}
          <Link to="/$workspace/settings/subscription" params={{ workspace: url }}>
            See the plans
          </Link>
        </>
      )}
    </>
  )
}
