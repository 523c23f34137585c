// Links that turn a kind of mail off. Sealed, so that nobody makes one for somebody else; they never expire, since a mail may be opened years later.
import { type PreferenceName, preferenceGroups } from '#contract/notifications.ts'
import { said, spokenLocale, t } from '#contract/texts.ts'
import type { Seal } from '#server/core/seal.ts'

const PURPOSE = 'unsubscribe'
const known: PreferenceName[] = Object.values(preferenceGroups).flat()

const words: Record<PreferenceName, string> = {
  newLogin: t`new sign-ins`,
  passwordChanged: t`changed passwords`,
  invitations: t`invitations`,
  taskAssigned: t`tasks you are assigned to`,
  taskCompleted: t`finished tasks`,
  taskComment: t`comments`,
  mention: t`mentions`,
  taskDueDate: t`due dates`,
  taskPriorityChanged: t`changed priorities`,
  boardInvite: t`projects you are added to`,
  subscription: t`the subscription`,
  productNews: t`news about Hearth`,
  weeklySummary: t`your week`,
}

/** "comments and mentions", in the language being spoken. */
export const kindWords = (kinds: PreferenceName[]) =>
  new Intl.ListFormat(spokenLocale()).format(kinds.map((kind) => said(words[kind])))

interface Link {
  userId: string
  kinds: PreferenceName[]
}

export function unsubscribeLinks({ seal, appUrl }: { seal: Seal; appUrl: string }, { userId, kinds }: Link) {
  const token = seal.close([PURPOSE, userId, kinds.join(',')].join(' '))
  return {
    label: t`No more mails about ${kindWords(kinds)}`,
    page: `${appUrl}/unsubscribe/${token}`,
    oneClick: `${appUrl}/public/unsubscribe/${token}`,
  }
}

/** Null for anything that was not made here. */
export function readLink(seal: Seal, token: string): Link | null {
  const [purpose, userId, names] = opened(seal, token).split(' ')
  if (purpose !== PURPOSE || !userId || !names) return null
  return { userId, kinds: known.filter((kind) => names.split(',').includes(kind)) }
}

function opened(seal: Seal, token: string) {
  try {
    return seal.open(token)
  } catch {
    return ''
  }
}
