// Where mails arrive, the link that is handed over proves nothing.
import { expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { authApi } from '#contract/auth.ts'
import { invitationsApi } from '#contract/invitations.ts'
import { workspacesApi } from '#contract/workspaces.ts'
import { startMailServer } from '#server/testing/mail-server.ts'
import { Person } from '#server/testing/person.ts'
import { until } from '#server/testing/until.ts'
import { openWorld } from '#server/testing/world.ts'

const { url, received } = await startMailServer()
const world = openWorld({ SMTP_URL: url })

const password = 'a long password here'
const tokenOf = (link: string | null) => link!.split('/').at(-1)!

/** From the newest mail to them with such a link. */
const tokenFor = (email: string, page: 'verify' | 'join') =>
  until(`a mail to ${email} with a link to ${page}`, () => {
    const texts = received.filter(({ to }) => to?.[0]?.address === email).map(({ text = '' }) => text)
    return texts.map((text) => new RegExp(`/${page}/(\\S+)`).exec(text)?.[1]).findLast(Boolean)
  })

async function signUp(name: string) {
  const email = `${name.toLowerCase()}@example.com`
  await world.try(authApi.register, { name, email, password })
  const { body } = await world.try(authApi.verifyEmail, { token: await tokenFor(email, 'verify') })
  return new Person(world.url, body, password)
}

test('whoever invites can neither sign up as the person they name nor learn whether they have an account', async () => {
  const ada = await signUp('Ada')
  const { workspace } = await ada.call(workspacesApi.createWorkspace, { name: 'Team', url: 'team-by-mail' })
  const workspaceId = workspace._id
  const email = 'somebody-else@example.com'
  const { invitation } = await ada.call(invitationsApi.invite, { workspaceId, email })
  const invitationToken = tokenOf(invitation.link)
  const name = 'Not Me'
  const { body } = await world.try(authApi.register, { name, email, password, invitationToken })
  expect(body).toEqual({ message: expect.any(String), user: { email } })
  expect((await world.try(authApi.login, { email, password })).body.code).toBe('email_not_verified')
  const bo = await signUp('Bo')
  const { invitation: known } = await ada.call(invitationsApi.invite, { workspaceId, email: bo.user.email })
  const seen = await world.try(invitationsApi.getInvitation, { token: tokenOf(known.link) })
  expect(seen.body.invitation).toMatchObject({ userExists: false, provesAddress: false })
  const byMail = await world.try(invitationsApi.getInvitation, { token: await tokenFor(bo.user.email, 'join') })
  expect(byMail.body.invitation).toMatchObject({ userExists: true, provesAddress: true })
  expect(JSON.stringify(await bo.call(accountApi.exportMe, {}))).not.toContain(tokenOf(known.link))
  await ada.call(invitationsApi.cancelInvitation, { invitationId: known._id })
  const withdrawn = await world.try(invitationsApi.getInvitation, { token: await tokenFor(bo.user.email, 'join') })
  expect(withdrawn.body.invitation).toMatchObject({ userExists: true, provesAddress: false })
})
