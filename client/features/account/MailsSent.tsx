import { IconMail, IconShieldLock, IconUserPlus, type TablerIcon } from '@tabler/icons-react'
import { useMe } from '#client/core/session.ts'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import classes from './MailsSent.module.css'

const mails: { icon: TablerIcon; title: string; when: string }[] = [
  {
    icon: IconMail,
    title: 'Confirming your address',
    when: 'When you sign up, and when you change your e-mail address.',
  },
  {
    icon: IconShieldLock,
    title: 'Security of your account',
    when: 'When your password is changed or reset, the second factor is turned on or off, or your address is about to change.',
  },
  { icon: IconUserPlus, title: 'Invitations', when: 'When a teammate invites you to a workspace.' },
]

export function MailsSent() {
  const { email } = useMe()
  return (
    <SettingsSection
      title="Mails you get"
      description={`All of them go to ${email}. They keep your account safe and bring you to your team, so they cannot be turned off.`}
    >
      <ul className={classes.list}>
        {mails.map(({ icon: Icon, title, when }) => (
          <li key={title} className={classes.row}>
            <Icon size={17} stroke={1.6} aria-hidden />
            <div>
              <p className={classes.title}>{title}</p>
              <p className={classes.when}>{when}</p>
            </div>
          </li>
        ))}
      </ul>
    </SettingsSection>
  )
}
