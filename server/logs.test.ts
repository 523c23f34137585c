// Everything that hands out or takes a secret, done once; then the log is searched for all of them.
import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { apiKeysApi } from '#contract/api-keys.ts'
import { taskLinksApi } from '#contract/attachments.ts'
import { authApi } from '#contract/auth.ts'
import { boardMembersApi, boardsApi } from '#contract/boards.ts'
import { calendarFeedsApi } from '#contract/calendar-feeds.ts'
import { codeLinksApi } from '#contract/code-links.ts'
import { columnsApi } from '#contract/columns.ts'
import { invitationsApi } from '#contract/invitations.ts'
import { tasksApi } from '#contract/tasks.ts'
import { webhooksApi } from '#contract/webhooks.ts'
import { workspacesApi } from '#contract/workspaces.ts'
import { openWorld } from '#server/testing/world.ts'

const authSecret = 'n0tF0rTheL0g-q9Zx_71mVnB4wYc8LpD2sHf'
const world = openWorld({ AUTH_SECRET: authSecret, METRICS_TOKEN: 'a token for the collector', SLOW_QUERY_MS: '0' })

test('no secret is ever written into the log, whatever is done with it', async () => {
  const secrets = new Set<string>([authSecret, 'a token for the collector'])
  const keep = (...found: string[]) => {
    for (const secret of found) secrets.add(secret)
  }
  const lastPart = (url: string) =>
    url
      .split('/')
      .at(-1)!
      .replace(/\.ics$/, '')

  const ada = await world.person('Ada')
  keep(ada.password, ada.user.email, ada.tokens.access_token, ada.tokens.refresh_token)
  keep(await world.tokenFor(ada.user.email))
  await world.try(authApi.login, { email: ada.user.email, password: 'a wrong guess at it' })
  keep('a wrong guess at it')
  const { body: renewed } = await world.try(authApi.refresh, { refresh_token: ada.tokens.refresh_token })
  keep(renewed.access_token, renewed.refresh_token)
  await world.request('GET', `/api/me?token=${renewed.access_token}`, undefined, {
    headers: { cookie: 'session=a-cookie-of-theirs', 'x-request-id': renewed.refresh_token.slice(0, 5) },
  })
  keep('a-cookie-of-theirs')

  const { secret, otpauthUrl } = await ada.call(accountApi.startTotp, {})
  const code = new TOTP({ secret }).generate()
  const { recoveryCodes } = await ada.call(accountApi.confirmTotp, { code })
  keep(secret, otpauthUrl, ...recoveryCodes)
  await world.try(authApi.login, { email: ada.user.email, password: ada.password, totp: recoveryCodes[0]! })

  const { workspace } = await ada.call(workspacesApi.createWorkspace, { name: 'Secrets' })
  const workspaceId = workspace._id
  const { board } = await ada.call(boardsApi.createBoard, { workspaceId, title: 'Secrets' })
  const boardId = board._id
  const { columns } = await ada.call(columnsApi.listColumns, { boardId })
  const { task } = await ada.call(tasksApi.createTask, { boardId, columnId: columns[0]!._id, title: 'Secrets' })

  const { key } = await ada.call(apiKeysApi.createApiKey, { workspaceId, name: 'Robot', scopes: ['read'] })
  await world.request('GET', '/api/me', undefined, {
    headers: { authorization: `Bearer ${key}`, 'x-request-id': key, 'x-client-id': key },
  })
  const hook = {
    workspaceId,
    name: 'Hook',
    url: 'https://hooks.invalid/path-of-theirs',
    events: ['task.created' as const],
  }
  const { secret: signing } = await ada.call(webhooksApi.createWorkspaceWebhook, hook)
  const { source, secret: ofHost } = await ada.call(codeLinksApi.makeCodeSource, { workspaceId })
  await world.request('POST', new URL(source!.url).pathname, {}, { headers: { 'x-hub-signature-256': 'sha256=none' } })
  keep(key, signing, ofHost, lastPart(source!.url))

  const invited = 'invited-to-secrets@example.com'
  await ada.call(invitationsApi.invite, { workspaceId, email: invited, role: 'guest' })
  const invitation = await world.tokenFor(invited, /./)
  await world.try(invitationsApi.getInvitation, { token: invitation })
  const { token: joining } = await ada.call(boardMembersApi.makeInviteLink, { boardId })
  const { link } = await ada.call(taskLinksApi.makePublicLink, { taskId: task._id })
  const { feed } = await ada.call(calendarFeedsApi.makeMyCalendarFeed, {})
  await world.request('GET', new URL(feed!.url).pathname)
  await world.request('GET', `/public/tasks/${link!.token}`)
  keep(invited, invitation, joining, link!.token, lastPart(feed!.url))

  await world.try(authApi.forgotPassword, { email: ada.user.email })
  const reset = await world.tokenFor(ada.user.email, /Reset/)
  await world.try(authApi.resetPassword, { token: reset, newPassword: 'the password after it' })
  await world.request('GET', `/reset-password/${reset}`)
  keep(reset, 'the password after it')

  const log = world.logged.join('\n')
  expect(log.length).toBeGreaterThan(10_000)
  expect([...secrets].filter((one) => log.includes(one))).toEqual([])
})

test('a name with line breaks and quotes makes no line of its own', async () => {
  await world.request('GET', '/api/me?x=%0a%7b%22level%22%3a60%7d', undefined, {
    headers: { 'user-agent': '"}{"level":60,"msg":"forged"}' },
  })
  for (const line of world.logged) expect(() => JSON.parse(line)).not.toThrow()
  expect(world.logged.join('')).not.toContain('forged')
})
