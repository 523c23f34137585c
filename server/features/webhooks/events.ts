import type { Language } from '#contract/languages.ts'
import { figure, t } from '#contract/texts.ts'
import type { HearthEvent } from '#server/core/event.ts'
import { letterIn } from '#server/core/letter.ts'

interface About {
  _id: string
  workspaceId: string
  boardId: string | null
  name: string
}

/** As it stands in a feed: "Ada turned off the webhook …". */
type Action = 'made' | 'changed' | 'turned on' | 'turned off' | 'deleted' | 'renewed the secret of'

/** Never with its address: many addresses are secrets, and everybody reads what happened. */
export const webhookChanged = (webhook: About, action: Action): HearthEvent => ({
  type: 'webhook-changed',
  ...placeOf(webhook),
  payload: { webhookId: webhook._id, name: webhook.name, action },
})

const placeOf = ({ workspaceId, boardId }: About) => ({ workspaceId, ...(boardId && { boardId }) })

export const webhookDisabled = (
  webhook: About,
  {
    to,
    days,
    link,
  }: { to: { name: string; email: string; language: Language | null } | undefined; days: number; link: string },
): HearthEvent => ({
  type: 'webhook-disabled',
  actor: null,
  ...placeOf(webhook),
  payload: { webhookId: webhook._id, name: webhook.name },
  letters: to
    ? [
        letterIn(to.language, () => ({
          to: to.email,
          subject: t`The webhook “${webhook.name}” was turned off`,
          paragraphs: [
            t`Hello ${to.name},`,
            t`for ${figure(days)} days nothing could be delivered to the webhook “${webhook.name}”, so Hearth turned it off.`,
            t`Once its address answers again, turn it on and send what was missed from its log.`,
          ],
          button: { label: t`Open the webhooks`, url: link },
          reason: t`You get this mail because you made this webhook, or own the workspace it belongs to.`,
        })),
      ]
    : [],
})
