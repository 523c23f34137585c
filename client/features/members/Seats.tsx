import { Link } from '@tanstack/react-router'
import { FREE_PLAN_MEMBERS } from '#contract/constants.ts'
import type { Workspace } from '#contract/workspaces.ts'

interface Props {
  workspace: Pick<Workspace, 'seats' | 'url'>
}

/** How full the plan is, in one line; the way out when it is. */
export function Seats({ workspace: { seats, url } }: Props) {
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
