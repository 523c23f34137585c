import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { boardsQuery, isActive } from '#client/features/boards/data.ts'
import { INVITE_ANYBODY } from '#client/features/workspaces/invite-search.ts'
import type { FirstStep } from '#contract/known-steps.ts'
import type { Workspace } from '#contract/workspaces.ts'

/** Where a step is done. What is done with tasks is done on the project opened last; who has none makes one first. */
export function useStepPlace(step: FirstStep, { _id, url: workspace }: Workspace) {
  const { data: boards = [] } = useQuery(boardsQuery(_id))
  if (step === 'invite')
    return linkOptions({ to: '/$workspace/settings/members', params: { workspace }, search: INVITE_ANYBODY })
  const [board] = boards
    .filter((each) => isActive(each) && each.myRole !== null)
    .toSorted((one, other) => ((one.openedAt ?? '') < (other.openedAt ?? '') ? 1 : -1))
  if (step === 'project' || !board) return linkOptions({ to: '/$workspace/projects/create', params: { workspace } })
  return linkOptions({ to: '/$workspace/projects/$boardId', params: { workspace, boardId: board._id } })
}
