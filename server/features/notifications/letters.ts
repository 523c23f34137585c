// What people were told, as a mail.
import type { NotificationType, PreferenceName } from '#contract/notifications.ts'
import type { Letter } from '#server/core/letter.ts'
import type { Tools } from '#server/core/tools.ts'
import { unsubscribeLinks, wishOf } from '#server/features/notification-preferences/service.ts'
import type { WaitingNotice } from './queries.ts'
import { plainText } from './words.ts'

interface Recipient {
  userId: string
  name: string
  email: string
}

const labels: Partial<Record<NotificationType, string>> = {
  task_assigned: 'View task',
  task_mention: 'View task',
  task_comment: 'View task',
  task_completed: 'View task',
  task_priority_changed: 'View task',
  task_due_date: 'View task',
  board_invite: 'View project',
  invitation_accepted: 'View profile',
  new_login: 'Check your devices',
}

const REASON = 'You get this mail because of your notification settings in Hearth.'

export function noticesLetter(
  tools: Pick<Tools, 'appUrl' | 'seal'>,
  { userId, name, email }: Recipient,
  notices: WaitingNotice[],
): Letter {
  const kinds = [...new Set(notices.map(({ type }) => wishOf(type)))].filter((kind): kind is PreferenceName => !!kind)
  const urlOf = ({ link }: WaitingNotice) => tools.appUrl + (link ?? '/')
  const common = { to: email, reason: REASON, unsubscribe: unsubscribeLinks(tools, { userId, kinds }) }
  const [only, ...more] = notices
  if (more.length === 0)
    return {
      ...common,
      subject: plainText(only!.title),
      paragraphs: [`Hello ${name},`, `${plainText(only!.title)}.`, plainText(only!.message)],
      button: { label: labels[only!.type] ?? 'View notification', url: urlOf(only!) },
    }
  const items = notices.map((notice) => ({
    text: plainText(notice.title),
    detail: plainText(notice.message),
    url: urlOf(notice),
  }))
  return {
    ...common,
    subject: `${plainText(only!.title)}, and ${more.length} more`,
    paragraphs: [`Hello ${name},`],
    sections: [{ heading: 'What happened', items }],
  }
}
