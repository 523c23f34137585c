// With Stripe, or rather with something of its shape: what our sandbox cannot show.
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { membersApi } from '#contract/members.ts'
import { effectivePlan, subscriptionStatuses } from '#contract/plans.ts'
import { subscriptionApi } from '#contract/subscription.ts'
import { workspaceSettingsApi, workspacesApi } from '#contract/workspaces.ts'
import { jobs } from '#server/core/jobs.ts'
import { jobsDone } from '#server/testing/afterwards.ts'
import type { Person, Reply } from '#server/testing/person.ts'
import { startStripe } from '#server/testing/stripe.ts'
import { until } from '#server/testing/until.ts'
import { openWorld } from '#server/testing/world.ts'

const SEED = 20_261_115
const stripe = await startStripe()
const world = openWorld({
  STRIPE_SECRET_KEY: stripe.secretKey,
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
  STRIPE_API_URL: stripe.url,
})
let ada: Person
let workspaceId: string
let url: string
beforeAll(async () => {
  ada = await world.person('Ada')
})

beforeEach(async () => {
  // What one test leaves behind when it fails must not fail the next.
  Object.assign(stripe, {
    away: false,
    cutsOff: null,
    waits: Promise.resolve(),
    waitsAt: /./,
    asked: [],
    isAnotherAccount: false,
  })
  stripe.subscriptions.clear()
  url = `ours-${randomUUID()}`
  workspaceId = (await ada.call(workspacesApi.createWorkspace, { name: 'Ours — Ünser', url })).workspace._id
})

const order = (paymentMethodId = 'pm_card_visa') => ({ workspaceId, plan: 'premium' as const, paymentMethodId })
const upgrade = (paymentMethodId?: string) => ada.try(subscriptionApi.upgradeSubscription, order(paymentMethodId))
const read = async () => (await ada.call(subscriptionApi.getSubscription, { workspaceId })).subscription
const left = () => world.db.selectFrom('subscriptions').selectAll().where('id', '=', workspaceId).execute()
/** Questions about other workspaces come when they like: every payment leaves one behind for later. */
const askedAboutOurs = () => stripe.asked.filter((call) => call.includes(stripe.only.customer))
const send = ({ body, signature }: { body: string; signature: string }) =>
  world.request('POST', '/webhooks/stripe', body, { headers: { 'stripe-signature': signature } })

test('an upgrade makes a customer, a price and one subscription for the members there are', async () => {
  const { body } = await upgrade()
  expect(body.error).toBeUndefined()
  expect(body.subscription).toMatchObject({ status: 'active', plan: 'premium', amount: 299 })
  expect(body.subscription.paymentMethod).toEqual({ brand: 'visa', last4: '4242', expMonth: 4, expYear: 2030 })
  expect(stripe.only).toMatchObject({ status: 'active', quantity: 1 })
  const { invoices } = await ada.call(subscriptionApi.listInvoices, { workspaceId })
  expect(invoices).toMatchObject([
    { amount: 299, status: 'paid', url: expect.stringMatching(/^https:\/\/invoice\.stripe/) },
  ])
})

test.each(['pm_card_chargeDeclined', 'pm_card_chargeCustomerFail'])(
  '%s is declined and leaves nothing behind',
  async (card) => {
    const { status, body } = await upgrade(card)
    expect(status).toBe(200)
    expect(body).toMatchObject({ error: 'Your card was declined.', subscription: { plan: 'free', active: false } })
    expect(body.hosted_invoice_url).toBeUndefined()
    expect([...stripe.subscriptions.values()].filter(({ status: each }) => each === 'incomplete')).toEqual([])
    expect((await upgrade()).body.subscription.status).toBe('active')
  },
)

test('a payment to confirm leads to the page of the invoice; confirmed there, an event tells us', async () => {
  const { body } = await upgrade('pm_card_authenticationRequired')
  expect(body).toMatchObject({
    subscription: { status: 'incomplete' },
    hosted_invoice_url: expect.stringContaining('invoice.stripe.com'),
  })
  stripe.only.status = 'active'
  expect((await send(stripe.event(stripe.only, { type: 'invoice.paid' }))).status).toBe(200)
  await until('it to be active', async () => (await read()).active)
})

test('the next card pays what the first one left open, and makes no second subscription', async () => {
  await upgrade('pm_card_authenticationRequired')
  expect((await upgrade()).body.subscription).toMatchObject({ status: 'active' })
  expect(stripe.only.status).toBe('active')
})

test('an unknown payment method is refused', async () => {
  expect(await upgrade('pm_unknown')).toMatchObject({ status: 400, body: { code: 'unknown_payment_method' } })
})

test('of several who upgrade at once one pays, however slow the gateway is', async () => {
  const goOn = slowGateway()
  const refused: Reply[] = []
  const calls = Array.from({ length: 8 }, async () => {
    const reply = await upgrade()
    if (reply.status !== 200) refused.push(reply)
    return reply.status
  })
  await until('all but one to be refused', () => refused.length === 7)
  for (const reply of refused) expect(reply).toMatchObject({ status: 409, body: { code: 'payment_under_way' } })
  goOn()
  expect((await Promise.all(calls)).filter((status) => status === 200)).toHaveLength(1)
  expect(stripe.only.status).toBe('active')
})

test.each(subscriptionStatuses)('told by an event, %s is shown and means what it should', async (status) => {
  await upgrade()
  stripe.only.status = status
  await send(stripe.event(stripe.only))
  await until(`${status} to be shown`, async () => (await read()).status === status)
  const { workspace } = await ada.call(workspacesApi.getWorkspace, { url })
  const subscription = await read()
  expect(workspace.plan).toBe(effectivePlan(subscription))
  expect(subscription.active).toBe(status === 'active' || status === 'trialing')
  expect(subscription.canUpgrade).toBe(status === 'canceled' || status === 'incomplete_expired')
})

test('a status nobody here knows is being updated, and nothing is in effect meanwhile', async () => {
  await upgrade()
  stripe.only.status = 'paused'
  await send(stripe.event(stripe.only))
  await until('it to be shown', async () => (await read()).status === 'processing')
  expect((await read()).active).toBe(false)
})

test('events of a whole life, in any order and any number of times, end where the life ended', async () => {
  await upgrade()
  const life = ['past_due', 'active', 'unpaid', 'trialing', 'past_due'] as const
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...subscriptionStatuses.filter((status) => status !== 'canceled')),
      fc.array(fc.nat({ max: life.length }), { minLength: life.length + 1, maxLength: 14 }),
      async (last, order) => {
        const events = [...life, last].map((status) => stripe.event({ ...stripe.only, status }))
        stripe.only.status = last
        const sent = new Set([...order, ...events.keys()])
        for (const index of [...order, ...sent]) expect((await send(events[index]!)).status).toBe(200)
        await jobsDone(world.db)
        expect((await read()).status).toBe(last)
      },
    ),
    { numRuns: 5, seed: SEED },
  )
})

test('an event that comes again is not worth a question', async () => {
  await upgrade()
  const event = stripe.event(stripe.only)
  await send(event)
  await jobsDone(world.db)
  stripe.asked = []
  expect((await send(event)).body).toEqual({ received: true })
  await jobsDone(world.db)
  expect(askedAboutOurs()).toEqual([])
})

test('what was answered late never replaces what was asked later', async () => {
  await upgrade()
  const goOn = slowGateway()
  stripe.asked = []
  await send(stripe.event(stripe.only))
  await until('the first question', () => askedAboutOurs().length > 0)
  // A later question was numbered, and answered, while the first one hung.
  await world.db
    .updateTable('subscriptions')
    .set({ answered: 1000, status: 'past_due' })
    .where('id', '=', workspaceId)
    .execute()
  goOn()
  await jobsDone(world.db)
  expect((await read()).status).toBe('past_due')
})

test('nor does it wipe out a customer who came meanwhile', async () => {
  await upgrade()
  const goOn = slowGateway()
  stripe.asked = []
  stripe.customers.delete(stripe.only.customer)
  await send(stripe.event(stripe.only))
  await until('the first question', () => askedAboutOurs().length > 0)
  const newer = { customer_id: `cus_newer_${workspaceId}` }
  await world.db.updateTable('subscriptions').set(newer).where('id', '=', workspaceId).execute()
  goOn()
  await jobsDone(world.db)
  expect(await left()).toMatchObject([{ ...newer, status: 'active' }])
})

test('events of strangers, without a customer, or about nothing are fine and change nothing', async () => {
  await upgrade()
  for (const about of [{ object: 'invoice', customer: 'cus_stranger' }, { object: 'payout' }, {}])
    expect(await send(stripe.event(about))).toMatchObject({ status: 200, body: { received: true } })
  expect((await read()).status).toBe('active')
})

test('an event that is not signed, signed by another, changed, or too old is refused', async () => {
  await upgrade()
  stripe.only.status = 'canceled'
  const event = stripe.event(stripe.only)
  const old = stripe.event(stripe.only, { at: Math.floor(Date.now() / 1000) - 600 })
  const replies = [
    await send({ ...event, signature: '' }),
    await send({ ...event, signature: `${event.signature.slice(0, -8)}00000000` }),
    await send({ ...event, body: `${event.body} ` }),
    await send(old),
    await send({ body: '', signature: event.signature }),
  ]
  expect(replies.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
  await jobsDone(world.db)
  expect((await read()).status).toBe('active')
})

test('a gateway that is away is said so, and nothing is lost', async () => {
  stripe.away = true
  const away = await upgrade()
  expect(away).toMatchObject({ status: 503, body: { code: 'payment_unavailable' } })
  expect(away.body.message).toBe('The payment service does not answer right now. Please try again in a moment.')
  stripe.away = false
  expect((await upgrade()).body.subscription.status).toBe('active')
  stripe.away = true
  expect(await read()).toMatchObject({ status: 'active' })
  const { subscription } = await ada.call(subscriptionApi.downgradeSubscription, { workspaceId })
  expect(subscription).toMatchObject({ plan: 'free', status: 'canceled' })
  stripe.away = false
  await until('the gateway to hear of it', () => stripe.only.status === 'canceled')
})

test('cut off after the gateway has done it, the payment is found and not made twice', async () => {
  stripe.cutsOff = /POST .*\/pay$/
  expect((await upgrade()).status).toBe(503)
  stripe.cutsOff = null
  await until('the payment to be found', async () => (await read()).active)
  expect(stripe.only.status).toBe('active')
  expect((await upgrade()).body.code).toBe('already_premium')
})

test('a customer who was deleted at the gateway pays no longer, and may come back as another', async () => {
  await upgrade()
  const before = stripe.only
  before.status = 'canceled'
  stripe.customers.delete(before.customer)
  await send(stripe.event({ id: before.customer, object: 'customer' }, { type: 'customer.deleted' }))
  await until('it to be over', async () => (await read()).status === 'canceled')
  expect((await upgrade()).body.subscription.status).toBe('active')
  expect(stripe.living(before.customer)).toEqual([])
})

test('a customer or a subscription the gateway has never heard of is in nobody’s way', async () => {
  await upgrade()
  await ada.call(subscriptionApi.downgradeSubscription, { workspaceId })
  await jobsDone(world.db)
  stripe.subscriptions.clear()
  expect((await upgrade()).body.subscription.status).toBe('active')
  await world.db
    .updateTable('subscriptions')
    .set({ customer_id: 'cus_unknown', status: 'past_due' })
    .where('id', '=', workspaceId)
    .execute()
  stripe.subscriptions.clear()
  expect((await upgrade()).body.subscription.status).toBe('active')
  expect(stripe.only.customer).not.toBe('cus_unknown')
})

test('with keys of another account a workspace stays what was paid for, and is found again with the right ones', async () => {
  await upgrade()
  stripe.isAnotherAccount = true
  await send(stripe.event(stripe.only))
  await jobsDone(world.db)
  expect(await read()).toMatchObject({ plan: 'premium', active: true })
  expect(world.logged.join()).toContain('STRIPE_SECRET_KEY seems to be of another account')
  expect((await upgrade()).body.code).toBe('already_premium')
  stripe.isAnotherAccount = false
  stripe.only.status = 'canceled'
  await send(stripe.event(stripe.only))
  await until('it to be over', async () => (await read()).status === 'canceled')
})

test('with them nothing is premium for ever: a week after the month is over it ends, until the right ones find it', async () => {
  await upgrade()
  stripe.isAnotherAccount = true
  const anHourPasses = async (daysSincePaid: number) => {
    const current_period_end = new Date(Date.now() - daysSincePaid * 24 * 60 * 60 * 1000).toISOString()
    await world.db.updateTable('subscriptions').set({ current_period_end }).where('id', '=', workspaceId).execute()
    await jobs.add(world.db, 'refresh-subscriptions', {})
    await jobsDone(world.db)
  }
  await anHourPasses(6)
  expect(await read()).toMatchObject({ plan: 'premium', active: true })
  await anHourPasses(8)
  expect(await read()).toMatchObject({ plan: 'free', status: 'canceled' })
  stripe.isAnotherAccount = false
  await anHourPasses(8)
  expect(await read()).toMatchObject({ plan: 'premium', active: true })
  expect(stripe.only.status).toBe('active')
})

test('nor is a deleted workspace forgotten by them that somebody still pays for', async () => {
  await upgrade()
  stripe.isAnotherAccount = true
  await endsOnceKnownAgain()
})

/** Deleted with keys of another account, it is kept; with the right ones what was paid for it ends. */
async function endsOnceKnownAgain() {
  await ada.call(workspaceSettingsApi.deleteWorkspace, { workspaceId, confirm: url })
  await jobsDone(world.db)
  expect(await left()).toHaveLength(1)
  stripe.isAnotherAccount = false
  await jobs.add(world.db, 'refresh-subscriptions', {})
  await until('nothing to be left', async () => (await left()).length === 0)
  expect(stripe.only.status).toBe('canceled')
}

test.each(['by the gateway', 'here'])(
  'what had ended %s is neither asked about with them nor kept for them',
  async (ended) => {
    await upgrade()
    if (ended === 'here') await downgrade()
    else {
      Object.assign(stripe.only, { status: 'canceled', created: 0 })
      await send(stripe.event(stripe.only))
    }
    await jobsDone(world.db)
    expect(await read()).toMatchObject({ plan: 'free', status: 'canceled' })
    Object.assign(stripe, { isAnotherAccount: true, asked: [] })
    await jobs.add(world.db, 'refresh-subscriptions', {})
    await jobsDone(world.db)
    expect(askedAboutOurs()).toEqual([])
    await ada.call(workspaceSettingsApi.deleteWorkspace, { workspaceId, confirm: url })
    await until('nothing to be left', async () => (await left()).length === 0)
  },
)

test('a payment nobody saw the end of is asked about every hour with them, not by everybody who looks, until the right ones find it', async () => {
  await payUnseen()
  await askedWithOtherKeys(read)
  stripe.asked = []
  expect(await read()).toMatchObject({ plan: 'free', active: false })
  expect(askedAboutOurs()).toEqual([])
  stripe.isAnotherAccount = false
  await jobs.add(world.db, 'refresh-subscriptions', {})
  await until('it to be found', async () => (await read()).active)
})

test('nor is a workspace forgotten that was deleted after such a payment', async () => {
  await payUnseen()
  stripe.isAnotherAccount = true
  await endsOnceKnownAgain()
})

/** As a server leaves it that died while it was paid for. */
async function payUnseen() {
  await upgrade()
  const busy_until = new Date(Date.now() - 1000)
  const unseen = { plan: 'free' as const, status: null, subscription_id: null, current_period_end: null, busy_until }
  await world.db.updateTable('subscriptions').set(unseen).where('id', '=', workspaceId).execute()
}

/** It knows none of our customers, and was asked about one. */
async function askedWithOtherKeys(work: () => Promise<unknown>) {
  stripe.isAnotherAccount = true
  stripe.asked = []
  await work()
  await until('it to be asked', () => askedAboutOurs().length > 0)
}

const downgrade = () => ada.call(subscriptionApi.downgradeSubscription, { workspaceId })
const isOverThere = () => until('the gateway to hear of it', () => stripe.only.status === 'canceled')

test('whoever downgrades while the keys are of another account stops paying as soon as the right ones are back', async () => {
  await upgrade()
  await askedWithOtherKeys(downgrade)
  expect(await read()).toMatchObject({ plan: 'free', status: 'canceled' })
  stripe.isAnotherAccount = false
  await isOverThere()
})

test('the end of a subscription that nobody tells any more is told with the next news of it', async () => {
  await upgrade()
  // As a downgrade leaves it whose job was given up.
  await world.db
    .updateTable('subscriptions')
    .set((row) => ({ plan: 'free', status: 'canceled', ended_id: row.ref('subscription_id') }))
    .where('id', '=', workspaceId)
    .execute()
  // Other keys in between are no reason to forget whom it was about.
  stripe.isAnotherAccount = true
  await send(stripe.event(stripe.only))
  await jobsDone(world.db)
  stripe.isAnotherAccount = false
  await send(stripe.event(stripe.only))
  await isOverThere()
  expect(await read()).toMatchObject({ plan: 'free', status: 'canceled' })
})

test('nor is a workspace forgotten that was downgraded and deleted while the keys were of another account', async () => {
  await upgrade()
  await askedWithOtherKeys(downgrade)
  await endsOnceKnownAgain()
})

test('a deleted workspace the gateway does not answer for does not keep others paying', async () => {
  await upgrade()
  const { customer, id } = stripe.only
  stripe.cutsOff = new RegExp(`${customer}|${id}`)
  stripe.asked = []
  await ada.call(workspaceSettingsApi.deleteWorkspace, { workspaceId, confirm: url })
  await until('it to be tried', () => stripe.asked.some((call) => stripe.cutsOff!.test(call)))
  const other = { name: 'Other', url: `other-${randomUUID()}` }
  const { _id } = (await ada.call(workspacesApi.createWorkspace, other)).workspace
  await ada.call(subscriptionApi.upgradeSubscription, { ...order(), workspaceId: _id })
  await ada.call(workspaceSettingsApi.deleteWorkspace, { workspaceId: _id, confirm: other.url })
  const goingOn = () => [...stripe.subscriptions.values()].filter(({ status }) => status === 'active')
  await until('the other to be canceled', () => goingOn().length === 1)
  expect(goingOn()).toMatchObject([{ customer }])
  expect(await left()).toHaveLength(1)
  stripe.cutsOff = null
  await jobs.add(world.db, 'refresh-subscriptions', {})
  await until('nothing to be left', async () => (await left()).length === 0)
  expect(goingOn()).toEqual([])
})

/** It answers when it is told to. */
function slowGateway() {
  let goOn = () => {}
  stripe.waits = new Promise<void>((done) => {
    goOn = done
  })
  return goOn
}

async function payingSlowly() {
  const goOn = slowGateway()
  stripe.waitsAt = /^POST \/v1\/subscriptions$/
  const paying = upgrade()
  await until('the payment to be under way', () => stripe.asked.some((call) => stripe.waitsAt.test(call)))
  return { paying, goOn }
}

/** Somebody Ada may add: they share another workspace. */
async function colleague() {
  const bo = await world.person('Bo')
  const elsewhere = (await ada.call(workspacesApi.createWorkspace, { name: 'Other', url: `other-${randomUUID()}` }))
    .workspace
  const shared = { workspace_id: elsewhere._id, user_id: bo.user._id, role: 'member' as const }
  await world.db.insertInto('workspace_members').values(shared).execute()
  return bo
}

test('whoever comes while somebody pays is paid for', async () => {
  const bo = await colleague()
  const { paying, goOn } = await payingSlowly()
  await ada.call(membersApi.addMember, { workspaceId, userId: bo.user._id, role: 'member' })
  goOn()
  expect((await paying).body.subscription).toMatchObject({ status: 'active', memberCount: 2 })
  await until('two seats', () => stripe.only.quantity === 2)
})

test('the quantity follows the members, and the subscription ends with the workspace', async () => {
  const bo = await colleague()
  await upgrade()
  await ada.call(membersApi.addMember, { workspaceId, userId: bo.user._id, role: 'member' })
  await until('two seats', () => stripe.only.quantity === 2)
  await ada.call(membersApi.removeMember, { workspaceId, memberId: bo.user._id })
  await until('one seat', () => stripe.only.quantity === 1)
  await ada.call(workspaceSettingsApi.deleteWorkspace, { workspaceId, confirm: url })
  await until('it to be canceled', () => stripe.only.status === 'canceled')
})

test('a workspace that is deleted while somebody pays for it pays no longer', async () => {
  const { paying, goOn } = await payingSlowly()
  await ada.call(workspaceSettingsApi.deleteWorkspace, { workspaceId, confirm: url })
  await jobsDone(world.db)
  goOn()
  expect((await paying).status).toBe(404)
  expect(stripe.only.status).toBe('active')
  await jobs.add(world.db, 'refresh-subscriptions', {})
  await until('it to be canceled', () => stripe.only.status === 'canceled')
  await until('nothing to be left', async () => (await left()).length === 0)
})

test('no secret, card or customer is in an event, a line of the log, or an answer', async () => {
  const answers = [await upgrade('pm_card_chargeDeclined'), await upgrade(), await read()]
  await send(stripe.event(stripe.only))
  await jobsDone(world.db)
  const events = await world.db.selectFrom('events').select(['payload', 'before']).execute()
  const told = JSON.stringify([answers, events, world.logged])
  for (const secret of [stripe.secretKey, stripe.webhookSecret, stripe.only.customer, stripe.only.id, 'pm_card_'])
    expect(told).not.toContain(secret)
})
