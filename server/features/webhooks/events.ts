import type { HearthEvent } from '#server/core/event.ts'

interface About {
  _id: string
  workspaceId: string
  boardId: string | null
  name: string
}

type Happened = 'created' | 'updated' | 'turned-off' | 'turned-on' | 'deleted' | 'secret-renewed' | 'disabled'

/** Never with its address: many addresses are secrets, and everybody reads what happened. */
export const webhookChanged = ({ _id, workspaceId, boardId, name }: About, happened: Happened): HearthEvent => ({
  type: `webhook-${happened}`,
  workspaceId,
  ...(boardId && { boardId }),
  payload: { webhookId: _id, name },
})

export const webhookDisabled = (
  webhook: About,
  { to, days, link }: { to: { name: string; email: string } | undefined; days: number; link: string },
): HearthEvent => ({
  ...webhookChanged(webhook, 'disabled'),
  actor: null,
  letters: to
    ? [
        {
          to: to.email,
          subject: `The webhook “${webhook.name}” was turned off`,
          paragraphs: [
            `Hello ${to.name},`,
            `for ${days} days nothing could be delivered to the webhook “${webhook.name}”, so Hearth turned it off.`,
            'Once its address answers again, turn it on and send what was missed from its log.',
          ],
          button: { label: 'Open the webhooks', url: link },
          reason: 'You get this mail because you made this webhook, or own the workspace it belongs to.',
        },
      ]
    : [],
})
