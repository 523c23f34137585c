// What people were told, as a mail.
import type { Language } from '#contract/languages.ts'
import type { NotificationType, PreferenceName } from '#contract/notifications.ts'
import { figure, said, t } from '#contract/texts.ts'
import { type Letter, letterIn } from '#server/core/letter.ts'
import type { Tools } from '#server/core/tools.ts'
import { unsubscribeLinks, wishOf } from '#server/features/notification-preferences/service.ts'
import type { WaitingNotice } from './queries/mails.ts'
import { plainText } from './words.ts'

type Notices = [WaitingNotice, ...WaitingNotice[]]

interface Recipient {
  userId: string
  language: Language
  name: string
  email: string
}

const labels: Partial<Record<NotificationType, string>> = {
  task_assigned: t`View task`,
  task_mention: t`View task`,
  task_comment: t`View task`,
  task_completed: t`View task`,
  task_priority_changed: t`View task`,
  task_due_date: t`View task`,
  form_answered: t`View task`,
  board_invite: t`View project`,
  invitation_accepted: t`View profile`,
  new_login: t`Check your devices`,
}

export function noticesLetter(
  tools: Pick<Tools, 'appUrl' | 'seal'>,
  { userId, name, email, language }: Recipient,
  notices: Notices,
): Letter {
  const kinds = [...new Set(notices.map(({ type }) => wishOf(type)))].filter((kind): kind is PreferenceName => !!kind)
  const words = notices.length === 1 ? wordsOfOne : wordsOfMany
  return letterIn(language, () => ({
    to: email,
    ...words(name, notices, ({ link }) => tools.appUrl + (link ?? '/')),
    reason: t`You get this mail because of your notification settings in Hearth.`,
    unsubscribe: unsubscribeLinks(tools, { userId, kinds }),
  }))
}

type UrlOf = (notice: WaitingNotice) => string

const wordsOfOne = (name: string, [notice]: Notices, urlOf: UrlOf) => ({
  subject: plainText(notice.title),
  paragraphs: [t`Hello ${name},`, `${plainText(notice.title)}.`, plainText(notice.message)],
  button: { label: said(labels[notice.type] ?? t`View notification`), url: urlOf(notice) },
})

const wordsOfMany = (name: string, notices: Notices, urlOf: UrlOf) => ({
  subject: t`${plainText(notices[0].title)}, and ${figure(notices.length - 1)} more`,
  paragraphs: [t`Hello ${name},`],
  sections: [
    {
      heading: t`What happened`,
      items: notices.map((notice) => ({
        text: plainText(notice.title),
        detail: plainText(notice.message),
        url: urlOf(notice),
      })),
    },
  ],
})
