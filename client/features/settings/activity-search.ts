import type { ActivityFilter } from '#client/features/activities/data.ts'
import type { ActivityKind } from '#contract/activity-kinds.ts'
import { t } from '#contract/texts.ts'

/** What somebody looks for in the history, as it stands in the address. */
export interface ActivitySearch {
  /** Ids. */
  person?: string
  project?: string
  kind?: ActivityKind
}

// Not asked of the contract: addresses are read before any page is there, and its sentences would come along.
export const activityKindNames = {
  people: t`People`,
  projects: t`Projects`,
  tasks: t`Tasks`,
  settings: t`Settings`,
  security: t`Security`,
} satisfies Record<ActivityKind, string>

const isKind = (value: unknown): value is ActivityKind => typeof value === 'string' && value in activityKindNames

export const readActivitySearch = ({ person, project, kind }: Record<string, unknown>): ActivitySearch => ({
  ...(typeof person === 'string' && person && { person }),
  ...(typeof project === 'string' && project && { project }),
  ...(isKind(kind) && { kind }),
})

export const activityFilter = ({ person, project, kind }: ActivitySearch): ActivityFilter => ({
  user: person,
  board: project,
  type: kind,
})
