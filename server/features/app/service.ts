import type { appApi } from '#contract/app.ts'
import type { Config } from '#server/config.ts'
import { isOutboxShown } from '#server/core/http/outbox.ts'
import type { Handlers } from '#server/core/http/serve.ts'
import type { Tools } from '#server/core/tools.ts'

/** What a browser may know before anybody signs in. */
export function appService(config: Config, tools: Tools, buildId: string) {
  const { openId } = tools
  return {
    async getConfig() {
      const authorizationUrl = (await openId?.authorizationUrl()) ?? null
      return {
        production: config.production,
        google: openId && authorizationUrl ? { clientId: openId.clientId, authorizationUrl } : null,
        stripePublishableKey: config.stripePublishableKey,
        analyticsId: config.analyticsId,
        recordingUrl: config.recordingUrl,
        mail: tools.sendsMail,
        outbox: isOutboxShown(config),
      }
    },
    getBuild: async () => ({ buildId }),
  } satisfies Handlers<typeof appApi>
}
