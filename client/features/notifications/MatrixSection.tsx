import { useConfig } from '#client/core/config.ts'
import { useMe } from '#client/core/session.ts'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { type NotificationPreferences, type PreferenceGroup, preferenceGroups } from '#contract/notifications.ts'
import classes from './Matrix.module.css'
import { MatrixRow } from './MatrixRow.tsx'
import { groupWords } from './preference-words.ts'

interface Props {
  preferences: NotificationPreferences
}

const groups = Object.keys(groupWords) as PreferenceGroup[]

export function MatrixSection({ preferences }: Props) {
  const { email } = useMe()
  const sendsMail = useConfig()?.mail !== false
  return (
    <SettingsSection
      title="What you are told"
      description={
        sendsMail
          ? `Here in Hearth, and by mail to ${email}.`
          : 'Here in Hearth. This server does not send mail yet: what you choose for it counts from then on.'
      }
    >
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">About</th>
            <th scope="col">In-app</th>
            <th scope="col">E-mail</th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group}>
            <tr className={classes.group}>
              <th scope="rowgroup" colSpan={3}>
                {groupWords[group]}
              </th>
            </tr>
            {preferenceGroups[group].map((name) => (
              <MatrixRow key={name} preferences={preferences} group={group} name={name} />
            ))}
          </tbody>
        ))}
      </table>
    </SettingsSection>
  )
}
