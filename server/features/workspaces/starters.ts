// What a new workspace begins with.
import { v7 as newId } from 'uuid'
import { POSITION_STEP } from '#contract/positions.ts'

const columns = [
  { title: 'To do', type: 'unstarted', color: 'blue' },
  { title: 'In progress', type: 'started', color: 'gold' },
  { title: 'Done', type: 'completed', color: 'green' },
]

const labels = [
  { name: 'Bug', color: 'red' },
  { name: 'Feature', color: 'violet' },
  { name: 'Improvement', color: 'blue' },
  { name: 'Design', color: 'pink' },
  { name: 'Documentation', color: 'teal' },
]

export const starterColumns = (workspace_id: string) =>
  columns.map((column, place) => ({ id: newId(), workspace_id, ...column, position: (place + 1) * POSITION_STEP }))

export const starterLabels = (workspace_id: string) =>
  labels.map((label) => ({ id: newId(), workspace_id, board_id: null, ...label }))
