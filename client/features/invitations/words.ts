import { useConfig } from '#client/core/config.ts'
import { many, t } from '#contract/texts.ts'

const byMail = {
  addresses: t`Type or paste as many as you like. Each gets a mail with a link that is good for seven days.`,
  step: t`They get a mail with a link. You can do this at any time later, too.`,
  invited: (count: number) => many(count, { one: 'Invitation sent', other: '# invitations sent' }),
  again: t`Resend`,
  againTo: (email: string) => t`Resend the invitation to ${email}`,
  invitedAgain: t`Invitation sent again`,
}

const byHand: typeof byMail = {
  addresses: t`Type or paste as many as you like. Each has a link of their own that is good for seven days.`,
  step: t`You hand each of them a link. You can do this at any time later, too.`,
  invited: (count) => many(count, { one: 'Invitation ready to hand over', other: '# invitations ready to hand over' }),
  again: t`Renew`,
  againTo: (email) => t`Renew the invitation of ${email}`,
  invitedAgain: t`Invitation good for another seven days`,
}

export const useIsByHand = () => useConfig()?.mail === false

/** Where mails reach nobody, an invitation is a link that is handed over: nothing is said to be sent. */
export const useInviteWords = () => (useIsByHand() ? byHand : byMail)
