import { useState } from 'react'
import type { SentInvitation } from '#contract/invitations.ts'

/** Whom somebody has invited here, one after the other. Who is invited once more has the newer link, in the same place. */
export function useInvited() {
  const [invited, setInvited] = useState<SentInvitation[]>([])
  const add = (sent: SentInvitation[]) =>
    setInvited((before) => [
      ...before.map((each) => sent.find(({ _id }) => _id === each._id) ?? each),
      ...sent.filter(({ _id }) => !before.some((each) => each._id === _id)),
    ])
  return [invited, add] as const
}
