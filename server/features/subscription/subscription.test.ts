// With the sandbox. What differs with Stripe is in stripe.test.ts.
import { randomUUID } from 'node:crypto'
import { v7 as newId } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { invitationsApi } from '#contract/invitations.ts'
import { membersApi } from '#contract/members.ts'
import type { WorkspaceRole } from '#contract/permissions.ts'
import { subscriptionApi } from '#contract/subscription.ts'
import { workspaceActivitiesApi, workspaceSettingsApi, workspacesApi } from '#contract/workspaces.ts'
import { jobs } from '#server/core/jobs.ts'
import type { Person } from '#server/testing/person.ts'
import { until } from '#server/testing/until.ts'
import { openWorld } from '#server/testing/world.ts'
import type { SandboxAccount } from './gateway/sandbox-account.ts'

const world = openWorld()
let ada: Person
let bo: Person
beforeAll(async () => {
  ada = await world.person('Ada')
  bo = await world.person('Bo')
})

/** Ada owns it, Bo is an admin. */
async function workspaceOf(seats = 2) {
  const { workspace } = await ada.call(workspacesApi.createWorkspace, { name: 'Ours', url: `ours-${randomUUID()}` })
  await join(workspace._id, bo.user._id, 'admin')
  for (let more = 2; more < seats; more++) await join(workspace._id, await someone(), 'member')
  return { workspaceId: workspace._id, url: workspace.url }
}

const join = (workspace_id: string, user_id: string, role: WorkspaceRole) =>
  world.db.insertInto('workspace_members').values({ workspace_id, user_id, role }).execute()

/** Nobody needs to know them by name. */
async function someone() {
  const id = newId()
  const username = `someone${id.slice(-12)}`
  await world.db
    .insertInto('users')
    .values({ id, name: 'Someone', username, email: `${username}@example.com` } as never)
    .execute()
  return id
}

const upgrade = (who: Person, workspaceId: string, paymentMethodId = 'pm_card_visa') =>
  who.call(subscriptionApi.upgradeSubscription, { workspaceId, plan: 'premium', paymentMethodId })
const read = async (who: Person, workspaceId: string) =>
  (await who.call(subscriptionApi.getSubscription, { workspaceId })).subscription
const invite = (workspaceId: string) =>
  ada.try(invitationsApi.invite, { workspaceId, email: `${randomUUID()}@example.com`, role: 'member' })

async function books(workspaceId: string) {
  const rows = await world.db.selectFrom('payment_sandbox').selectAll().execute()
  const found = rows.find(({ account }) => (account as SandboxAccount).workspaceId === workspaceId)!
  return { customerId: found.customer_id, account: found.account as SandboxAccount }
}

/** A month goes by in the books, and the hourly look at them. */
async function aMonthGoesBy(workspaceId: string) {
  const { customerId, account } = await books(workspaceId)
  const past = new Date(Date.now() - 60_000).toISOString()
  account.subscriptions.at(-1)!.periodEnd = past
  await world.db
    .updateTable('payment_sandbox')
    .set({ account: JSON.stringify(account) })
    .where('customer_id', '=', customerId)
    .execute()
  await world.db.updateTable('subscriptions').set({ current_period_end: past }).where('id', '=', workspaceId).execute()
  await jobs.add(world.db, 'refresh-subscriptions', {})
}

test('a new workspace is on the free plan', async () => {
  const { workspaceId } = await workspaceOf()
  expect(await read(ada, workspaceId)).toEqual({
    _id: workspaceId,
    status: null,
    plan: 'free',
    currentPeriodEnd: null,
    active: false,
    canUpgrade: true,
    memberCount: 2,
    amount: 0,
    paymentMethod: null,
    openInvoiceUrl: null,
  })
  const usage = await ada.call(subscriptionApi.getUsage, { workspaceId })
  expect(usage).toEqual({ memberCount: 2, limit: 10, premiumPrice: 299 })
  expect(await ada.call(subscriptionApi.listInvoices, { workspaceId })).toEqual({ invoices: [] })
})

test('a good card upgrades at once, and everybody in the workspace hears of it', async () => {
  const { workspaceId, url } = await workspaceOf(3)
  const live = await bo.connect()
  await live.ask('join-workspace', { workspaceId })
  const { subscription, error } = await upgrade(ada, workspaceId)
  expect(error).toBeUndefined()
  expect(subscription).toMatchObject({ status: 'active', plan: 'premium', active: true, canUpgrade: false })
  expect(subscription).toMatchObject({ memberCount: 3, amount: 897, paymentMethod: { brand: 'visa', last4: '4242' } })
  const days = (Date.parse(subscription.currentPeriodEnd!) - Date.now()) / (24 * 60 * 60 * 1000)
  expect(Math.round(days)).toBeGreaterThanOrEqual(28)

  await live.hears('workspace-update', (news) => (news as { topics: string[] }).topics.includes('subscription'))
  expect((await ada.call(workspacesApi.getWorkspace, { url })).workspace.plan).toBe('premium')
  expect((await ada.call(subscriptionApi.getUsage, { workspaceId })).limit).toBeNull()
  const { activities } = await ada.call(workspaceActivitiesApi.listWorkspaceActivities, { workspaceId, limit: 1 })
  expect(activities[0]).toMatchObject({ type: 'subscription-upgraded', actor: { name: 'Ada' } })
  const { invoices } = await bo.call(subscriptionApi.listInvoices, { workspaceId })
  expect(invoices).toMatchObject([{ amount: 897, status: 'paid' }])
  const order = { workspaceId, plan: 'premium' as const, paymentMethodId: 'pm_card_visa' }
  expect((await ada.try(subscriptionApi.upgradeSubscription, order)).body.code).toBe('already_premium')
})

test('members see plan and price, but neither card nor invoices', async () => {
  const { workspaceId } = await workspaceOf()
  const cem = await world.person('Cem')
  await join(workspaceId, cem.user._id, 'member')
  await upgrade(ada, workspaceId)
  expect(await read(cem, workspaceId)).toMatchObject({ plan: 'premium', amount: 897, paymentMethod: null })
  expect((await cem.try(subscriptionApi.listInvoices, { workspaceId })).status).toBe(403)
})

test('a declined card is told in words, changes nothing, and the next one may be better', async () => {
  const { workspaceId } = await workspaceOf()
  const declined = await upgrade(ada, workspaceId, 'pm_card_chargeDeclined')
  expect(declined).toMatchObject({ error: 'Your card was declined.', subscription: { plan: 'free', active: false } })
  expect(declined.hosted_invoice_url).toBeUndefined()
  expect(await read(ada, workspaceId)).toMatchObject({ status: 'incomplete_expired', canUpgrade: true, amount: 0 })
  const poor = await upgrade(ada, workspaceId, 'pm_card_chargeDeclinedInsufficientFunds')
  expect(poor.error).toBe('Your card has insufficient funds.')
  const { subscription } = await ada.call(subscriptionApi.retryPayment, {
    workspaceId,
    subscriptionId: workspaceId,
    paymentMethodId: 'pm_card_mastercard',
  })
  expect(subscription).toMatchObject({ status: 'active', paymentMethod: { brand: 'mastercard', last4: '4444' } })
})

test('a payment to confirm waits on a page of its own until the payer says yes', async () => {
  const { workspaceId, url } = await workspaceOf()
  const { subscription, error, hosted_invoice_url } = await upgrade(ada, workspaceId, 'pm_card_authenticationRequired')
  expect(subscription).toMatchObject({ status: 'incomplete', plan: 'premium', active: false, canUpgrade: false })
  expect(subscription.openInvoiceUrl).toBe(hosted_invoice_url)
  expect(error).toBe('Your bank asks you to confirm this payment.')
  const { pathname, origin } = new URL(hosted_invoice_url!)
  expect(origin).toBe('http://localhost:1')
  expect((await world.request('GET', pathname)).body).toContain('$5.98')
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const confirmed = await fetch(`${world.url}${pathname}/confirm`, {
    method: 'POST',
    headers: form,
    redirect: 'manual',
  })
  expect(confirmed.status).toBe(303)
  expect(confirmed.headers.get('location')).toBe(`/${url}/settings/subscription`)
  expect(await read(ada, workspaceId)).toMatchObject({ status: 'active', openInvoiceUrl: null })
  const { activities } = await ada.call(workspaceActivitiesApi.listWorkspaceActivities, { workspaceId, limit: 1 })
  expect(activities[0]).toMatchObject({ type: 'subscription-upgraded', actor: { name: 'Ada' } })
  await fetch(`${world.url}${pathname}/fail`, { method: 'POST', headers: form, redirect: 'manual' })
  expect(await read(ada, workspaceId)).toMatchObject({ status: 'active' })
  expect((await world.request('GET', pathname)).body).toContain('This invoice is paid.')
})

test('a payment the payer refuses is over, and one nobody answered is paid by the next card', async () => {
  const { workspaceId } = await workspaceOf()
  const { hosted_invoice_url } = await upgrade(ada, workspaceId, 'pm_card_threeDSecure2Required')
  const { pathname } = new URL(hosted_invoice_url!)
  await fetch(`${world.url}${pathname}/fail`, { method: 'POST', redirect: 'manual' })
  expect(await read(ada, workspaceId)).toMatchObject({ status: 'incomplete_expired', plan: 'free' })
  await upgrade(ada, workspaceId, 'pm_card_authenticationRequired')
  expect((await upgrade(bo, workspaceId)).subscription.status).toBe('active')
  const { account } = await books(workspaceId)
  expect(account.subscriptions.map(({ status }) => status)).toEqual(['incomplete_expired', 'active'])
})

test.each(['/public/sandbox/invoices/cus_x/in_x', '/public/sandbox/invoices/%00/..'])(
  '%s is not there',
  async (path) => {
    expect((await world.request('GET', path)).status).toBe(404)
    expect((await world.request('POST', `${path}/confirm`)).status).toBe(404)
  },
)

test('ten members are free, the eleventh needs premium, and with eleven there is no way back', async () => {
  const { workspaceId } = await workspaceOf(10)
  expect(await invite(workspaceId)).toMatchObject({ status: 402, body: { code: 'plan_limit' } })
  await upgrade(ada, workspaceId)
  expect((await invite(workspaceId)).status).toBe(201)
  await join(workspaceId, await someone(), 'member')
  await join(workspaceId, await someone(), 'guest')
  const refused = await ada.try(subscriptionApi.downgradeSubscription, { workspaceId })
  expect(refused).toMatchObject({ status: 409, body: { code: 'too_many_members' } })
  expect(refused.body.message).toBe(
    'Cannot downgrade to free plan. You currently have 11 members, but the free plan allows a maximum of 10 members.',
  )
  expect((await read(ada, workspaceId)).active).toBe(true)
})

test('who falls behind with paying keeps everybody and adds nobody, until it is paid', async () => {
  const { workspaceId } = await workspaceOf(11)
  await upgrade(ada, workspaceId)
  await ada.call(subscriptionApi.updatePaymentMethod, { workspaceId, paymentMethodId: 'pm_card_chargeCustomerFail' })
  await aMonthGoesBy(workspaceId)
  await until('the payment to fail', async () => (await read(ada, workspaceId)).status === 'past_due')
  expect(await read(ada, workspaceId)).toMatchObject({ plan: 'premium', active: false, memberCount: 11, amount: 3289 })
  expect((await invite(workspaceId)).status).toBe(402)
  const { subscription } = await bo.call(subscriptionApi.retryPayment, {
    workspaceId,
    subscriptionId: workspaceId,
    paymentMethodId: 'pm_card_visa',
  })
  expect(subscription).toMatchObject({ status: 'active' })
  expect((await invite(workspaceId)).status).toBe(201)
})

test('a month that is paid by itself moves the next billing date and is no news for the feed', async () => {
  const { workspaceId } = await workspaceOf()
  await upgrade(ada, workspaceId)
  const feed = () => ada.call(workspaceActivitiesApi.listWorkspaceActivities, { workspaceId, limit: 50 })
  const before = await feed()
  await aMonthGoesBy(workspaceId)
  await until('the renewal', async () => Date.parse((await read(ada, workspaceId)).currentPeriodEnd!) > Date.now())
  expect((await ada.call(subscriptionApi.listInvoices, { workspaceId })).invoices).toHaveLength(2)
  expect(await feed()).toEqual(before)
})

test('a downgrade counts at once, and the gateway hears of it; going up again is a new subscription', async () => {
  const { workspaceId } = await workspaceOf(10)
  await upgrade(ada, workspaceId)
  const { subscription } = await bo.call(subscriptionApi.downgradeSubscription, { workspaceId })
  expect(subscription).toMatchObject({ plan: 'free', status: 'canceled', active: false, canUpgrade: true, amount: 0 })
  expect(subscription.currentPeriodEnd).toBeNull()
  expect((await invite(workspaceId)).status).toBe(402)
  await until(
    'the gateway to hear',
    async () => (await books(workspaceId)).account.subscriptions[0]!.status === 'canceled',
  )
  expect((await upgrade(ada, workspaceId)).subscription.status).toBe('active')
  expect((await books(workspaceId)).account.subscriptions.map(({ status }) => status)).toEqual(['canceled', 'active'])
  // Twice is once.
  await ada.call(subscriptionApi.downgradeSubscription, { workspaceId })
  await ada.call(subscriptionApi.downgradeSubscription, { workspaceId })
  const { activities } = await ada.call(workspaceActivitiesApi.listWorkspaceActivities, { workspaceId, limit: 50 })
  expect(activities.filter(({ type }) => type === 'subscription-canceled')).toHaveLength(2)
})

test('of two admins who upgrade at the same moment one does, and there is one subscription', async () => {
  const { workspaceId } = await workspaceOf()
  const order = { workspaceId, plan: 'premium' as const, paymentMethodId: 'pm_card_visa' }
  const replies = await Promise.all(
    [ada, bo, ada, bo].map((who) => who.try(subscriptionApi.upgradeSubscription, order)),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  expect((await books(workspaceId)).account.subscriptions).toHaveLength(1)
})

test('what is paid for follows the members; guests take no seat', async () => {
  const { workspaceId } = await workspaceOf()
  const cem = await world.person('Cem')
  const { workspaceId: elsewhere } = await workspaceOf()
  await join(elsewhere, cem.user._id, 'member')
  await upgrade(ada, workspaceId)
  const paidFor = (seats: number) =>
    until(`${seats} seats`, async () => (await books(workspaceId)).account.subscriptions[0]!.seats === seats)
  const userId = cem.user._id
  await ada.call(membersApi.addMember, { workspaceId, userId, role: 'member' })
  await paidFor(3)
  await ada.call(membersApi.changeMemberRole, { workspaceId, memberId: userId, role: 'guest' })
  await paidFor(2)
  expect(await read(ada, workspaceId)).toMatchObject({ memberCount: 2, amount: 598 })
  await ada.call(membersApi.changeMemberRole, { workspaceId, memberId: userId, role: 'manager' })
  await paidFor(3)
  await ada.call(membersApi.removeMember, { workspaceId, memberId: userId })
  await paidFor(2)
})

test('another card is charged from now on, unless it is refused', async () => {
  const { workspaceId } = await workspaceOf()
  const change = (paymentMethodId: string) =>
    ada.try(subscriptionApi.updatePaymentMethod, { workspaceId, paymentMethodId })
  expect(await change('pm_card_visa')).toMatchObject({ status: 409, body: { code: 'nothing_to_pay' } })
  await upgrade(ada, workspaceId)
  expect((await change('pm_card_amex')).body.subscription.paymentMethod).toMatchObject({ brand: 'amex', last4: '0005' })
  expect(await change('pm_card_chargeDeclinedExpiredCard')).toMatchObject({
    status: 200,
    body: { error: 'Your card has expired.', subscription: { paymentMethod: { brand: 'amex' } } },
  })
  expect((await read(ada, workspaceId)).paymentMethod).toMatchObject({ brand: 'amex' })
  const { activities } = await ada.call(workspaceActivitiesApi.listWorkspaceActivities, { workspaceId, limit: 1 })
  expect(activities[0]).toMatchObject({ type: 'subscription-updated', payload: { card: true } })
})

test.each([
  [{ plan: 'premium', paymentMethodId: 'pm_card_nobody_knows' }, 400],
  [{ plan: 'premium', paymentMethodId: '4242424242424242' }, 400],
  [{ plan: 'premium' }, 400],
  [{ plan: 'free', paymentMethodId: 'pm_card_visa' }, 400],
])('%j is refused with %i', async (body, status) => {
  const { workspaceId } = await workspaceOf()
  expect((await ada.request('POST', `/api/subscription/${workspaceId}`, body)).status).toBe(status)
  expect(await read(ada, workspaceId)).toMatchObject({ status: null, plan: 'free' })
  // Whoever was refused may try again at once.
  expect((await upgrade(ada, workspaceId)).subscription.active).toBe(true)
})

test('an archived workspace shows its plan and changes nothing about it', async () => {
  const { workspaceId } = await workspaceOf()
  await upgrade(ada, workspaceId)
  await ada.call(workspaceSettingsApi.archiveWorkspace, { workspaceId })
  expect((await read(ada, workspaceId)).plan).toBe('premium')
  expect((await ada.try(subscriptionApi.downgradeSubscription, { workspaceId })).body.code).toBe('archived')
})

test('a workspace that is deleted pays no longer', async () => {
  const { workspaceId, url } = await workspaceOf()
  await upgrade(ada, workspaceId)
  await ada.call(workspaceSettingsApi.deleteWorkspace, { workspaceId, confirm: url })
  await until(
    'it to be canceled',
    async () => (await books(workspaceId)).account.subscriptions[0]!.status === 'canceled',
  )
  const left = () => world.db.selectFrom('subscriptions').selectAll().where('id', '=', workspaceId).execute()
  await until('nothing to be left', async () => (await left()).length === 0)
})

test('a payment the server did not live to write down is found by the next who looks', async () => {
  const { workspaceId } = await workspaceOf()
  await upgrade(ada, workspaceId)
  await world.db
    .updateTable('subscriptions')
    .set({ plan: 'free', status: null, subscription_id: null, busy_until: new Date(Date.now() - 1000) })
    .where('id', '=', workspaceId)
    .execute()
  expect(await read(ada, workspaceId)).toMatchObject({ plan: 'premium', status: 'active' })
})

test('nobody can sign events of the sandbox', async () => {
  const headers = { 'stripe-signature': 't=1,v1=00' }
  expect((await world.request('POST', '/webhooks/stripe', { id: 'evt_1' }, { headers })).status).toBe(400)
  expect((await world.request('POST', '/webhooks/stripe', {})).status).toBe(400)
})
