// What a new workspace begins with, in the language of whoever makes it.
import { v7 as newId } from 'uuid'
import { builtInColumnTypes } from '#contract/columns.ts'
import { POSITION_STEP } from '#contract/positions.ts'
import { said, t } from '#contract/texts.ts'

const columns = [
  { title: t`To do`, type: 'unstarted', color: 'blue' },
  { title: t`In progress`, type: 'started', color: 'gold' },
  { title: t`Done`, type: 'completed', color: 'green' },
]

const labels = [
  { name: t`Bug`, color: 'red' },
  { name: t`Feature`, color: 'violet' },
  { name: t`Improvement`, color: 'blue' },
  { name: t`Design`, color: 'pink' },
  { name: t`Documentation`, color: 'teal' },
]

export const starterColumns = (workspace_id: string) =>
  columns.map(({ title, ...column }, place) => ({
    id: newId(),
    workspace_id,
    title: said(title),
    ...column,
    position: (place + 1) * POSITION_STEP,
  }))

export const starterLabels = (workspace_id: string) =>
  labels.map(({ name, color }) => ({ id: newId(), workspace_id, board_id: null, name: said(name), color }))

export const starterColumnTypes = () => builtInColumnTypes.map((type) => ({ ...type, name: said(type.name) }))
