import type { Draft } from './draft.ts'

const allSteps = ['team', 'role', 'workspace', 'invite'] as const
export type Step = (typeof allSteps)[number]

export const isStep = (text: unknown): text is Step => allSteps.includes(text as Step)

/** Who came by invitation has a workspace already, and people in it. */
export const stepsFor = (hasWorkspace: boolean): Step[] => (hasWorkspace ? ['team', 'role'] : [...allSteps])

const isAnswered: Record<Step, (draft: Draft) => boolean> = {
  team: ({ teamSize }) => teamSize !== '',
  role: ({ role }) => role !== '',
  workspace: ({ workspace }) => workspace !== null,
  invite: () => false,
}

/** A step opens when those before it are answered, whatever the address bar says. */
export function openStep(wanted: Step | undefined, steps: Step[], draft: Draft): Step {
  const furthest = steps.find((step) => !isAnswered[step](draft)) ?? steps.at(-1) ?? 'team'
  if (wanted === undefined || !steps.includes(wanted)) return furthest
  return steps.indexOf(wanted) <= steps.indexOf(furthest) ? wanted : furthest
}
