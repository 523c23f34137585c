// Everything that can be set from outside, checked before anything starts.
import { resolve } from 'node:path'
import { z } from 'zod'
import { StartupError } from './core/errors.ts'
import type { S3Settings } from './core/files/s3.ts'
import type { OpenIdSettings } from './core/openid.ts'
import type { StripeSettings } from './core/payments.ts'

const optional = z
  .string()
  .trim()
  .optional()
  .transform((text) => text || null)
const url = (protocols: RegExp, example: string) =>
  optional.refine((text) => text === null || (URL.canParse(text) && protocols.test(new URL(text).protocol)), {
    message: `must be an address such as ${example}`,
  })

const Environment = z.object({
  NODE_ENV: optional,
  PORT: z.coerce.number('must be a number').int().min(0).max(65_535).default(3000),
  HOST: z.string().trim().min(1).default('127.0.0.1'),
  APP_URL: url(/^https?:$/, 'https://hearth.example.com'),
  DATA_DIR: z.string().trim().min(1).default('./data'),
  DATABASE_URL: url(/^postgres(ql)?:$/, 'postgres://user:password@host/hearth'),
  REDIS_URL: url(/^rediss?:$/, 'redis://localhost:6379'),
  SMTP_URL: url(/^smtps?:$/, 'smtp://user:password@mail.example.com:587'),
  MAIL_FROM: z.string().trim().min(3).default('Hearth <hearth@localhost>'),
  AUTH_SECRET: optional,
  ALLOW_PRIVATE_WEBHOOKS: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  SERVICE_WORKER: z.enum(['on', 'off'], 'must be on or off').default('on'),
  TRUST_PROXY: optional,
  STOP_GRACE_SECONDS: z.coerce.number('must be a number').min(0).max(4).optional(),
  METRICS_TOKEN: optional,
  SLOW_QUERY_MS: z.coerce.number('must be a number of milliseconds').min(0).default(500),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('warn'),
  S3_ENDPOINT: url(/^https?:$/, 'https://s3.example.com'),
  S3_BUCKET: optional,
  S3_REGION: z.string().trim().default('us-east-1'),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  GOOGLE_ISSUER: url(/^https?:$/, 'https://accounts.google.com'),
  STRIPE_SECRET_KEY: optional,
  STRIPE_PUBLISHABLE_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_PRICE_ID: optional,
  STRIPE_API_URL: url(/^https?:$/, 'https://api.stripe.com'),
  ANALYTICS_ID: optional,
  RECORDING_URL: url(/^https?:$/, 'https://recording.example.com/events'),
})

/** Never, these addresses, or by distance: the connection itself is hop 0. */
type TrustProxy = false | string | ((address: string, hop: number) => boolean)

export interface Config {
  production: boolean
  port: number
  host: string
  appUrl: string
  dataDir: string
  databaseUrl: string | null
  redisUrl: string | null
  smtpUrl: string | null
  mailFrom: string
  /** Null: made once and kept in DATA_DIR. */
  authSecret: string | null
  rateLimits: boolean
  /** False takes it out of every browser that has it. */
  serviceWorker: boolean
  /** Webhooks may lead to this machine and its network. */
  allowPrivateWebhooks: boolean
  trustProxy: TrustProxy
  /** How long it goes on answering after it said that it is not ready any more: by then a balancer has heard it. */
  stopGraceMs: number
  metricsToken: string | null
  logLevel: string
  /** A query that takes longer is worth a line. */
  slowQueryMs: number
  s3: S3Settings | null
  google: OpenIdSettings | null
  /** Null: payments are played in the sandbox. */
  stripe: StripeSettings | null
  stripePublishableKey: string | null
  analyticsId: string | null
  recordingUrl: string | null
}

export function readConfig(environment: Record<string, string | undefined>): Config {
  // A variable set to nothing is a variable not set.
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const result = Environment.safeParse(set)
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
    throw new StartupError(`The configuration is not right: ${problems.join('; ')}`)
  }
  const env = result.data
  return {
    production: env.NODE_ENV !== 'development',
    port: env.PORT,
    host: env.HOST,
    appUrl: (env.APP_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    authSecret: authSecret(env.AUTH_SECRET, env.DATABASE_URL !== null && env.NODE_ENV === 'production'),
    rateLimits: env.RATE_LIMITS === 'on',
    serviceWorker: env.SERVICE_WORKER === 'on',
    allowPrivateWebhooks: env.ALLOW_PRIVATE_WEBHOOKS === '1',
    trustProxy: trustProxy(env.TRUST_PROXY),
    // Only where there are other nodes does anybody choose between them.
    stopGraceMs: (env.STOP_GRACE_SECONDS ?? (env.REDIS_URL ? 2 : 0)) * 1000,
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL,
    slowQueryMs: env.SLOW_QUERY_MS,
    s3: s3(env),
    google: google(env),
    stripe: stripe(env),
    stripePublishableKey: env.STRIPE_PUBLISHABLE_KEY,
    analyticsId: env.ANALYTICS_ID,
    recordingUrl: env.RECORDING_URL,
  }
}

type Env = z.infer<typeof Environment>

function authSecret(secret: string | null, required: boolean) {
  if (secret === null) {
    if (required)
      throw new StartupError(
        'AUTH_SECRET is required with DATABASE_URL in production: set it to 32 or more random characters, the same on every node.',
      )
    return null
  }
  if (secret.length < 32) throw new StartupError('AUTH_SECRET is too short: use 32 or more random characters.')
  if (new Set(secret).size < 10 || /change.?me|example|your.?secret|placeholder/i.test(secret))
    throw new StartupError('AUTH_SECRET looks like an example: use 32 or more random characters.')
  return secret
}

/** "1" proxies in front, or the addresses of those that may say whom they speak for. */
function trustProxy(value: string | null): TrustProxy {
  if (value === null || value === 'false' || value === '0') return false
  if (/^\d+$/.test(value)) return (_address, hop) => hop < Number(value)
  if (/^[\da-fA-F.:/,\s]+$/.test(value) || /^(loopback|linklocal|uniquelocal)$/.test(value)) return value
  throw new StartupError(
    'TRUST_PROXY must be the number of proxies in front of Hearth, or their addresses separated by commas.',
  )
}

function s3({ S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: Env): S3Settings | null {
  if (!S3_ENDPOINT && !S3_BUCKET) return null
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new StartupError('An object store needs S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.')
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}

function google({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER }: Env): OpenIdSettings | null {
  if (!GOOGLE_CLIENT_ID) return null
  if (!GOOGLE_CLIENT_SECRET) throw new StartupError('GOOGLE_CLIENT_ID needs GOOGLE_CLIENT_SECRET beside it.')
  return {
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
    issuer: GOOGLE_ISSUER ?? 'https://accounts.google.com',
  }
}

/** All three or none: half of them would take cards it cannot charge, or money it never hears of. */
function stripe(env: Env): StripeSettings | null {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ID, STRIPE_API_URL } = env
  if (!STRIPE_SECRET_KEY && !STRIPE_PUBLISHABLE_KEY && !STRIPE_WEBHOOK_SECRET) return null
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET)
    throw new StartupError('Stripe needs STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET.')
  return {
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    priceId: STRIPE_PRICE_ID,
    apiUrl: STRIPE_API_URL,
  }
}
