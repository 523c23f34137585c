// What people were told, as a mail.
import type { NotificationType, PreferenceName } from '#contract/notifications.ts'
import type { Letter } from '#server/core/letter.ts'
import type { Tools } from '#server/core/tools.ts'
import { unsubscribeLinks, wishOf } from '#server/features/notification-preferences/service.ts'
import type { WaitingNotice } from './queries/mails.ts'
import { plainText } from './words.ts'

type Notices = [WaitingNotice, ...WaitingNotice[]]

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
  notices: Notices,
): Letter {
  const kinds = [...new Set(notices.map(({ type }) => wishOf(type)))].filter((kind): kind is PreferenceName => !!kind)
  const words = notices.length === 1 ? wordsOfOne : wordsOfMany
  return {
    to: email,
    ...words(name, notices, ({ link }) => tools.appUrl + (link ?? '/')),
    reason: REASON,
    unsubscribe: unsubscribeLinks(tools, { userId, kinds }),
  }
}

type UrlOf = (notice: WaitingNotice) => string

const wordsOfOne = (name: string, [notice]: Notices, urlOf: UrlOf) => ({
  subject: plainText(notice.title),
  paragraphs: [`Hello ${name},`, `${plainText(notice.title)}.`, plainText(notice.message)],
  button: { label: labels[notice.type] ?? 'View notification', url: urlOf(notice) },
})

const wordsOfMany = (name: string, notices: Notices, urlOf: UrlOf) => ({
  subject: `${plainText(notices[0].title)}, and ${notices.length - 1} more`,
  paragraphs: [`Hello ${name},`],
  sections: [
    {
      heading: 'What happened',
      items: notices.map((notice) => ({
        text: plainText(notice.title),
        detail: plainText(notice.message),
        url: urlOf(notice),
      })),
    },
  ],
})
