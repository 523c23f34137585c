import { expect, test } from 'vitest'
import { appApi } from '#contract/app.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld({
  HOST: '127.0.0.1',
  ANALYTICS_ID: 'G-123',
  RECORDING_URL: 'https://recording.example.com/events',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  METRICS_TOKEN: 'let-me-read',
  APP_URL: 'https://hearth.test',
})

test('a browser learns which services are set up, and no secret', async () => {
  const { body } = await world.try(appApi.getConfig, {})
  expect(body).toEqual({
    production: true,
    google: null,
    stripePublishableKey: 'pk_test_1',
    analyticsId: 'G-123',
    recordingUrl: 'https://recording.example.com/events',
    mail: false,
    outbox: false,
  })
  expect((await world.try(appApi.getBuild, {})).body).toEqual({ buildId: 'dev' })
})

test('the browser may talk to the services that are set up, and to no other', async () => {
  const { headers } = await world.request('GET', '/public/config')
  const policy = headers.get('content-security-policy')!
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com https://js.stripe.com;")
  expect(policy).toContain('https://recording.example.com')
  expect(headers.get('strict-transport-security')).toContain('max-age')
})

test('the metrics token opens the metrics from elsewhere', async () => {
  const elsewhere = { 'x-forwarded-for': '203.0.113.1' }
  const ask = (authorization: string) =>
    world.request('GET', '/metrics', undefined, { headers: { ...elsewhere, authorization } })
  expect((await ask('Bearer wrong')).status).toBe(404)
  expect((await ask('Bearer let-me-read')).status).toBe(200)
})
