import { useQuery } from '@tanstack/react-query'
import { useMe } from '#client/core/session.ts'
import { membersQuery } from '#client/features/members/data.ts'
import { everybody, matching } from '#client/features/members/matching.ts'
import type { Person } from '#contract/people.ts'

/** Everybody else in the workspace whose name contains the text. */
export function usePeople(workspaceId: string, text: string): Person[] {
  const me = useMe()
  const { data: members = [] } = useQuery(membersQuery(workspaceId))
  const people = matching(members, { ...everybody, text }).map(({ user }) => user)
  return people.filter(({ _id }) => _id !== me._id)
}
