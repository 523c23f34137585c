// A small server of Stripe's shape, for what cannot be tried at Stripe itself: being away, being slow, saying things out of order.
import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll } from 'vitest'

type Thing = Record<string, unknown> & { id: string }

interface Subscription extends Thing {
  customer: string
  status: string
  quantity: number
  created: number
}

const MONTH_SECONDS = 30 * 24 * 60 * 60
const now = () => Math.floor(Date.now() / 1000)

class FakeStripe {
  readonly secretKey = 'sk_test_theKeyNobodyMaySee'
  readonly webhookSecret = 'whsec_theSecretNobodyMaySee'
  url = ''
  /** Every call, as "POST /v1/subscriptions". */
  asked: string[] = []
  /** Nobody answers. */
  away = false
  /** The key is of an account that has none of these customers. */
  isAnotherAccount = false
  /** Carried out, and then the line is cut: the path of such a call. */
  cutsOff: RegExp | null = null
  /** Answers only once this is settled. */
  waits: Promise<unknown> = Promise.resolve()
  /** The calls that concerns. */
  waitsAt = /./
  customers = new Map<string, Thing & { card?: string }>()
  subscriptions = new Map<string, Subscription>()
  invoices = new Map<string, Thing & { status: string; subscription: string }>()
  private answered = new Map<string, [number, object]>()
  private prices: Thing[] = []
  private server = createServer((request, response) => void this.answer(request, response))

  async start() {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done))
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  stop() {
    this.server.closeAllConnections()
    this.server.close()
  }

  get only() {
    const [subscription, ...others] = this.subscriptions.values()
    if (!subscription || others.length > 0) throw new Error(`${this.subscriptions.size} subscriptions instead of one`)
    return subscription
  }

  living(customer: string) {
    return [...this.subscriptions.values()].filter(
      (each) => each.customer === customer && !['canceled', 'incomplete_expired'].includes(each.status),
    )
  }

  /** An event as Stripe would send it: its body and its signature. */
  event(about: object, { type = 'customer.subscription.updated', id = `evt_${randomUUID()}`, at = now() } = {}) {
    const body = JSON.stringify({ id, object: 'event', type, created: at, data: { object: about } })
    const signature = createHmac('sha256', this.webhookSecret).update(`${at}.${body}`).digest('hex')
    return { body, signature: `t=${at},v1=${signature}` }
  }

  private async answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url!, this.url)
    const call = `${request.method} ${pathname}`
    const body = new URLSearchParams(await text(request))
    if (this.away) return request.socket.destroy()
    this.asked.push(call)
    if (this.waitsAt.test(call)) await this.waits
    const key = request.headers['idempotency-key']
    const kept = typeof key === 'string' ? this.answered.get(key) : undefined
    const [status, answer] = kept ?? this.carryOut(call, body, searchParams)
    if (typeof key === 'string') this.answered.set(key, [status, answer])
    if (this.cutsOff?.test(call)) return request.socket.destroy()
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  }

  private carryOut(call: string, body: URLSearchParams, query: URLSearchParams): [number, object] {
    const [, method, kind, id = '', action] = /^(\w+) \/v1\/(\w+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(call) ?? []
    if (this.isAnotherAccount && (id || query.has('customer'))) return missing
    switch (`${method} ${kind}${id && ' one'}${action ? ` ${action}` : ''}`) {
      case 'POST customers':
        return this.make(this.customers, { id: `cus_${randomUUID().slice(0, 8)}`, object: 'customer' })
      case 'GET customers one':
        if (id === 'cus_unknown') return missing
        if (!this.customers.has(id)) return [200, { id, object: 'customer', deleted: true }]
        return [200, { ...this.customers.get(id), invoice_settings: { default_payment_method: this.cardOf(id) } }]
      case 'POST customers one':
        this.customers.get(id)!.card = body.get('invoice_settings[default_payment_method]')!
        return [200, this.customers.get(id)!]
      case 'POST payment_methods one attach':
        return this.attach(id)
      case 'GET prices':
        return [200, { object: 'list', data: this.prices }]
      case 'POST prices':
        this.prices.push({ id: 'price_1', lookup_key: body.get('lookup_key') })
        return [200, this.prices[0]!]
      case 'GET subscriptions':
        if (query.get('customer') === 'cus_unknown') return missing
        return [200, { object: 'list', data: this.subscriptionsOf(query.get('customer')!) }]
      case 'POST subscriptions':
        return this.subscribe(body)
      case 'GET subscriptions one':
        if (!this.subscriptions.has(id)) return missing
        return [200, this.shown(this.subscriptions.get(id)!)]
      case 'POST subscriptions one':
        this.subscriptions.get(id)!.quantity = Number(body.get('items[0][quantity]'))
        return [200, this.shown(this.subscriptions.get(id)!)]
      case 'DELETE subscriptions one':
        return this.cancel(id)
      case 'POST invoices one pay':
        return this.pay(id)
      case 'GET invoices':
        return [
          200,
          {
            object: 'list',
            data: [...this.invoices.values()].filter((each) => each.customer === query.get('customer')).toReversed(),
          },
        ]
      default:
        return [404, { error: { type: 'invalid_request_error', message: `Unrecognized request URL (${call})` } }]
    }
  }

  private make<T extends Thing>(all: Map<string, T>, thing: T): [number, T] {
    all.set(thing.id, thing)
    return [200, thing]
  }

  private cardOf(customer: string) {
    const id = this.customers.get(customer)?.card
    return id
      ? { id, object: 'payment_method', card: { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2030 } }
      : null
  }

  private attach(id: string): [number, object] {
    if (id === 'pm_unknown')
      return [
        400,
        {
          error: {
            type: 'invalid_request_error',
            code: 'resource_missing',
            param: 'payment_method',
            message: 'No such PaymentMethod',
          },
        },
      ]
    return id === 'pm_card_chargeDeclined' ? declined : [200, { id, object: 'payment_method' }]
  }

  private subscribe(body: URLSearchParams): [number, object] {
    const customer = body.get('customer')!
    const id = `sub_${randomUUID().slice(0, 8)}`
    const invoice = `in_${randomUUID().slice(0, 8)}`
    const quantity = Number(body.get('items[0][quantity]'))
    this.make(this.invoices, {
      id: invoice,
      object: 'invoice',
      subscription: id,
      customer,
      status: 'open',
      number: `HEARTH-${this.invoices.size + 1}`,
      total: quantity * 299,
      created: now(),
      hosted_invoice_url: `https://invoice.stripe.com/i/${invoice}`,
    })
    const subscription = {
      id,
      object: 'subscription',
      customer,
      status: 'incomplete',
      quantity,
      created: now(),
      latest: invoice,
    }
    this.subscriptions.set(id, subscription)
    return [200, this.shown(subscription)]
  }

  private subscriptionsOf(customer: string) {
    return [...this.subscriptions.values()].filter((each) => each.customer === customer).map((each) => this.shown(each))
  }

  private shown(subscription: Subscription) {
    const { id, quantity, created, latest } = subscription
    const item = { id: `si_${id}`, quantity, current_period_end: created + MONTH_SECONDS }
    return {
      ...subscription,
      items: { object: 'list', data: [item] },
      latest_invoice: this.invoices.get(String(latest)),
    }
  }

  private pay(id: string): [number, object] {
    const invoice = this.invoices.get(id)!
    const subscription = this.subscriptions.get(invoice.subscription)!
    const card = this.customers.get(subscription.customer)?.card
    if (card === 'pm_card_chargeCustomerFail') return declined
    if (card === 'pm_card_authenticationRequired') return requiresAction
    invoice.status = 'paid'
    subscription.status = 'active'
    return [200, invoice]
  }

  private cancel(id: string): [number, object] {
    const subscription = this.subscriptions.get(id)!
    subscription.status = subscription.status === 'incomplete' ? 'incomplete_expired' : 'canceled'
    return [200, this.shown(subscription)]
  }
}

const missing: [number, object] = [
  404,
  { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object' } },
]
const declined: [number, object] = [
  402,
  { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } },
]
const requiresAction: [number, object] = [
  402,
  {
    error: {
      type: 'card_error',
      code: 'invoice_payment_intent_requires_action',
      message: 'This payment requires additional user action before it can be completed successfully.',
    },
  },
]

/** Before the world that asks it is made: that has to know its address. */
export async function startStripe() {
  const stripe = new FakeStripe()
  await stripe.start()
  afterAll(() => stripe.stop())
  return stripe
}
