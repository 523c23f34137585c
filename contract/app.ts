// What a browser needs to know before anybody signs in.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const PublicConfig = z.object({
  production: z.boolean(),
  google: z.object({ clientId: z.string(), authorizationUrl: z.string() }).nullable(),
  stripePublishableKey: z.string().nullable(),
  analyticsId: z.string().nullable(),
  recordingUrl: z.string().nullable(),
  /** Mails are sent. Where no mail server is set up, they lie in the outbox. */
  mail: z.boolean(),
  /** Mails lie in the outbox, and the app is used on the machine it runs on, so that /outbox can be opened. */
  outbox: z.boolean(),
})
export type PublicConfig = z.infer<typeof PublicConfig>

export const appApi = {
  getConfig: endpoint('GET /public/config', {
    access: 'anyone',
    summary: 'Which optional services are set up.',
    input: z.object({}),
    output: PublicConfig,
  }),
  getBuild: endpoint('GET /build.json', {
    access: 'anyone',
    summary: 'The build the server serves; a page of another build reloads.',
    input: z.object({}),
    output: z.object({ buildId: z.string() }),
  }),
}
