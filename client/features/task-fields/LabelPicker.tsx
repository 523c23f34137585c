import { useState } from 'react'
import { byName } from '#client/core/name-order.ts'
import { useCreateBoardLabel } from '#client/features/labels/data.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { ColorDot } from '#client/ui/ColorDot.tsx'
import { ColorSwatches } from '#client/ui/ColorSwatches.tsx'
import { palette } from '#contract/colors.ts'
import { ChoiceList } from './ChoiceList.tsx'
import { toggled } from './toggled.ts'

interface Props {
  value: readonly string[]
  /** Told how, not what: a label is there a while after it was asked for, and others may be picked meanwhile. */
  onChange(change: (labels: readonly string[]) => string[]): void
}

/** A name nobody has used yet becomes a label of this project. */
export function LabelPicker({ value, onChange }: Props) {
  const { board, labels, mayEdit } = useOpenBoard()
  const createLabel = useCreateBoardLabel(board._id)
  // Another one each time, so that new labels can be told apart without anybody choosing.
  const [color, setColor] = useState<string>(palette[(labels.size + 1) % palette.length]!)
  const choices = [...labels.values()]
    .toSorted(byName)
    .map(({ _id, name, color }) => ({ value: _id, label: name, icon: <ColorDot color={color} /> }))
  // Waits for the call itself: the picker may be closed by then, and the next name be on its way.
  const create = (name: string) =>
    createLabel.mutateAsync({ boardId: board._id, name, color }).then(
      ({ label }) => onChange((now) => [...now, label._id]),
      () => {},
    )
  return (
    <ChoiceList
      label="Labels"
      placeholder={mayEdit ? 'Find or create a label…' : 'Find a label…'}
      choices={choices}
      chosen={value}
      many
      onPick={(id) => onChange((now) => toggled(now, id))}
      onCreate={mayEdit ? create : undefined}
      whileCreating={<ColorSwatches label="Color of the new label" value={color} onChange={setColor} />}
      nothing="No labels yet. Type a name to create one."
    />
  )
}
