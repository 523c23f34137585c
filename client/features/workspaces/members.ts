import type { Workspace } from '#contract/workspaces.ts'

/** Those with the most say first. */
export const everyoneIn = ({ members }: Workspace) => [
  ...members.admins,
  ...members.managers,
  ...members.members,
  ...members.guests,
  ...members.clients,
]
