import type { User } from '#contract/people.ts'

/** What a profile form holds: no nulls, as inputs have none. */
export interface ProfileFields {
  name: string
  username: string
  role: string
  timezone: string | null
}

export const profileFields = ({ name, username, role, timezone }: User): ProfileFields => ({
  name,
  username,
  role: role ?? '',
  timezone,
})

/** Only what the person touched, so that whatever somebody changed elsewhere meanwhile is left alone. */
export function changedFields(before: ProfileFields, after: ProfileFields): Partial<ProfileFields> {
  const names = Object.keys(after) as (keyof ProfileFields)[]
  return Object.fromEntries(names.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]))
}

export const sameProfile = (one: User, other: User) =>
  Object.keys(changedFields(profileFields(one), profileFields(other))).length === 0
