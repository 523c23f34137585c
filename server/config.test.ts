import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const secret = 'k3tR-q9Zx_71mVnB4wYc8LpD2sHfJ6uG'

test('nothing set: everything has its default', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    appUrl: 'http://localhost:3000',
    databaseUrl: null,
    redisUrl: null,
    smtpUrl: null,
    rateLimits: true,
    serviceWorker: true,
    trustProxy: false,
    s3: null,
    google: null,
    authSecret: null,
  })
})

test('a variable set to nothing is not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', AUTH_SECRET: '' })).toMatchObject({
    port: 3000,
    databaseUrl: null,
    authSecret: null,
  })
})

test('the public address has no slash at its end', () => {
  expect(readConfig({ APP_URL: 'https://hearth.example.com/' }).appUrl).toBe('https://hearth.example.com')
})

test.each([
  [{ PORT: 'http' }, /PORT must be a number/],
  [{ PORT: '70000' }, /PORT/],
  [{ APP_URL: 'hearth.example.com' }, /APP_URL must be an address/],
  [{ DATABASE_URL: 'mysql://localhost/x' }, /DATABASE_URL must be an address/],
  [{ REDIS_URL: 'localhost:6379' }, /REDIS_URL/],
  [{ SMTP_URL: 'mail.example.com' }, /SMTP_URL/],
  [{ RATE_LIMITS: 'no' }, /RATE_LIMITS must be on or off/],
  [{ TRUST_PROXY: 'everyone' }, /TRUST_PROXY/],
  [{ AUTH_SECRET: 'short' }, /AUTH_SECRET is too short/],
  [{ AUTH_SECRET: 'changeme-changeme-changeme-changeme' }, /looks like an example/],
  [{ AUTH_SECRET: 'a'.repeat(64) }, /looks like an example/],
  [{ DATABASE_URL: 'postgres://localhost/hearth', NODE_ENV: 'production' }, /AUTH_SECRET is required/],
  [{ S3_BUCKET: 'files' }, /S3_ENDPOINT/],
  [{ GOOGLE_CLIENT_ID: 'x' }, /GOOGLE_CLIENT_SECRET/],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, /STRIPE_WEBHOOK_SECRET/],
  [{ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, /STRIPE_SECRET_KEY/],
])('%j stops the start with a clear line', (environment, line) => {
  expect(() => readConfig(environment)).toThrow(line)
})

test('production with a database of its own needs, and takes, a good secret', () => {
  expect(
    readConfig({ DATABASE_URL: 'postgres://localhost/hearth', NODE_ENV: 'production', AUTH_SECRET: secret }).authSecret,
  ).toBe(secret)
})

test('proxies are trusted by number or by address', () => {
  const byNumber = readConfig({ TRUST_PROXY: '2' }).trustProxy as (address: string, hop: number) => boolean
  expect([0, 1, 2].map((hop) => byNumber('10.0.0.1', hop))).toEqual([true, true, false])
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' }).trustProxy).toBe('10.0.0.0/8, 127.0.0.1')
})
