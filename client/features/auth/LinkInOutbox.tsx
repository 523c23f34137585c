import type { ReactNode } from 'react'
import { useConfig } from '#client/core/config.ts'

/** What is true where no mail is sent: the link is there, and who can reach it. */
export function LinkInOutbox({ address }: { address: ReactNode }) {
  return useConfig()?.outbox ? (
    <>
      This server does not send mail yet. The link that confirms {address} lies in its outbox; open it there to get
      started.
    </>
  ) : (
    <>
      This server does not send mail yet. Whoever runs it finds the link that confirms {address} in its outbox. An
      invitation needs no mail: somebody who is in already can hand you the link.
    </>
  )
}
