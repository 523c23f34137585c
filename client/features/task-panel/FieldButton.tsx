import type { ReactNode } from 'react'
import { type PickedField, TaskFieldPicker } from '#client/features/task-fields/TaskFieldPicker.tsx'
import type { TaskCard } from '#contract/tasks.ts'
import { PickerButton } from './PickerButton.tsx'

interface Props {
  card: TaskCard
  field: PickedField
  label: string
  /** What it says now. */
  value: string
  children: ReactNode
}

/** A field of the task that is changed by picking. */
export const FieldButton = ({ card, field, ...button }: Props) => (
  <PickerButton {...button} picker={(close) => <TaskFieldPicker card={card} field={field} onDone={close} />} />
)
