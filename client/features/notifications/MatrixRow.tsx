import { Checkbox } from '@mantine/core'
import type {
  Channels,
  NotificationPreferences,
  PreferenceGroup,
  PreferenceName,
  SomePreferences,
} from '#contract/notifications.ts'
import { t } from '#contract/texts.ts'
import { useChangePreferences } from './data.ts'
import classes from './Matrix.module.css'
import { isAlwaysMailed, preferenceWords } from './preference-words.ts'

interface Props {
  preferences: NotificationPreferences
  group: PreferenceGroup
  name: PreferenceName
}

const channels = [
  { channel: 'inApp', words: t`in-app` },
  { channel: 'email', words: t`e-mail` },
] as const

export function MatrixRow({ preferences, group, name }: Props) {
  const changePreferences = useChangePreferences()
  const { title, when } = preferenceWords[name]
  const chosen = (preferences[group].settings as Partial<Record<PreferenceName, Channels>>)[name]
  const choose = (channel: keyof Channels, on: boolean) =>
    changePreferences.mutate({ [group]: { settings: { [name]: { [channel]: on } } } } satisfies SomePreferences)

  return (
    <tr>
      <th scope="row">
        <span className={classes.title}>{title}</span>
        <span className={classes.when}>{when}</span>
      </th>
      {channels.map(({ channel, words }) => {
        const isFixed = channel === 'email' && isAlwaysMailed(name)
        return (
          <td key={channel}>
            <Checkbox
              className={classes.check ?? ''}
              size="xs"
              aria-label={`${title}: ${words}`}
              title={isFixed ? 'This mail cannot be turned off' : undefined}
              checked={isFixed || chosen?.[channel] === true}
              disabled={isFixed}
              onChange={(event) => choose(channel, event.currentTarget.checked)}
            />
          </td>
        )
      })}
    </tr>
  )
}
