// What does not come from our own pages: the gateway's events, and the page on which a sandbox payment is confirmed.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { t } from '#contract/texts.ts'
import { invalid, notFound } from '#server/core/errors.ts'
import { inTransaction, type Kernel, onPool, theSystem } from '#server/core/scope.ts'
import { findWorkspaceUrl } from '#server/features/workspaces/service.ts'
import type { Sandbox } from './gateway/sandbox.ts'
import { invoicePage } from './gateway/sandbox-page.ts'
import { findByCustomer, seeWebhook } from './queries.ts'
import { refresh, refreshLater } from './refresh.ts'

export function servePaymentWebhooks(app: FastifyInstance, kernel: Kernel) {
  const { payments, jobs } = kernel.tools
  void app.register(async (webhooks) => {
    // A signature is about bytes: read as JSON and written again, they would be others.
    webhooks.removeAllContentTypeParsers()
    webhooks.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    webhooks.post('/webhooks/stripe', async (request) => {
      const event = await payments.readEvent(bytesOf(request), String(request.headers['stripe-signature'] ?? ''))
      if (!event) throw invalid(t`This event is not signed by the payment gateway`, 'bad_signature')
      await inTransaction(kernel, theSystem, async ({ db }) => {
        if (!(await seeWebhook(db, event.id)) || !event.customerId) return
        const found = await findByCustomer(db, payments.gateway, event.customerId)
        if (found) await refreshLater(jobs, db, found.id)
      })
      return { received: true }
    })
  })
}

const bytesOf = ({ body }: FastifyRequest) => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))

interface Address {
  customerId: string
  invoiceId: string
}

/** Like a hosted invoice at Stripe: whoever has the link, which nobody can guess, sees it and answers for the payer. */
export function serveSandbox(app: FastifyInstance, kernel: Kernel, sandbox: Sandbox) {
  const path = '/public/sandbox/invoices/:customerId/:invoiceId'

  async function findInvoice({ customerId, invoiceId }: Address) {
    const kept = await findByCustomer(kernel.db, 'sandbox', customerId)
    const invoice = kept && (await sandbox.findInvoice(customerId, invoiceId))
    const url = kept && (await findWorkspaceUrl(kernel.db, kept.id))
    if (!invoice || !url) throw notFound(t`Invoice`)
    return { workspaceId: kept.id, invoice, back: `/${url}/settings/subscription` }
  }

  void app.register(async (pages) => {
    pages.get(path, { config: { access: 'anyone' } }, async (request, reply) => {
      const params = request.params as Address
      const { invoice, back } = await findInvoice(params)
      return reply
        .type('text/html')
        .header('cache-control', 'no-store')
        .send(invoicePage(invoice, `/public/sandbox/invoices/${params.customerId}/${params.invoiceId}`, back))
    })
    for (const [button, says] of [
      ['confirm', 'yes'],
      ['fail', 'no'],
    ] as const)
      pages.post(`${path}/${button}`, { config: { access: 'anyone', form: true } }, async (request, reply) => {
        const params = request.params as Address
        const { workspaceId, back } = await findInvoice(params)
        await sandbox.answer(params.customerId, params.invoiceId, says)
        await refresh(onPool(kernel, theSystem), workspaceId)
        return reply.redirect(back, 303)
      })
  })
}
