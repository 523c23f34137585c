// How preferences look after a change, before the server has said so.
import {
  type NotificationPreferences,
  type PreferenceGroup,
  preferenceGroups,
  type SomePreferences,
} from '#contract/notifications.ts'

const groupNames = Object.keys(preferenceGroups) as PreferenceGroup[]

/** What is not named stays as it is. */
export function withPreferences(all: NotificationPreferences, some: SomePreferences): NotificationPreferences {
  const { mailMode = all.mailMode, quietHours = all.quietHours } = some
  return Object.assign({ ...all, mailMode, quietHours }, ...groupNames.map((name) => withGroup(all, some, name)))
}

function withGroup(all: NotificationPreferences, some: SomePreferences, group: PreferenceGroup) {
  const wanted: Record<string, object | undefined> = some[group]?.settings ?? {}
  const settings = Object.entries(all[group].settings).map(([name, channels]) => [
    name,
    { ...channels, ...wanted[name] },
  ])
  return { [group]: { settings: Object.fromEntries(settings) } }
}

export function withProjectMuted(
  all: NotificationPreferences,
  project: NotificationPreferences['mutedProjects'][number],
  muted: boolean,
): NotificationPreferences {
  const others = all.mutedProjects.filter(({ _id }) => _id !== project._id)
  return { ...all, mutedProjects: muted ? [...others, project] : others }
}
