import { invitationsApi } from '#contract/invitations.ts'
import { until } from '#server/testing/until.ts'
import type { Fault, Scene } from '../fault.ts'

const INVITED = 12

export const smtpAway: Fault = {
  name: 'smtp',
  what: `the mail server is away while ${INVITED} people are invited; each gets one mail later`,
  setting: { nodes: 1, database: 'embedded', mail: true },
  async strike(scene) {
    const { stage, load } = scene
    const addresses = Array.from({ length: INVITED }, (_, n) => `guest-${n}@example.com`)
    await stage.mail!.close()
    for (const email of addresses)
      await stage.people.ada.call(invitationsApi.invite, { workspaceId: stage.workspaceId, email, role: 'member' })
    await until('every mail to have been tried', async () => (await triedInVain(scene)) >= INVITED, 30_000)
    await stage.mail!.open()
    await load.goOn(25)
    const mailsTo = (email: string) =>
      stage.mail!.received.filter(({ to }) => to?.some(({ address }) => address === email)).length
    await until('a mail for everybody', () => addresses.every((email) => mailsTo(email) > 0), 60_000)
    return addresses.filter((email) => mailsTo(email) > 1).map((email) => `${email} got ${mailsTo(email)} mails`)
  },
}

async function triedInVain({ stage }: Scene) {
  const [jobs] = await stage.database.ask<{ count: number }>(
    `select count(*)::int as count from graphile_worker.jobs where task_identifier = 'send-mail' and last_error is not null`,
  )
  return jobs!.count
}
