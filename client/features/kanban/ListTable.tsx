// A table of plain elements: those of HTML neither stick to the top nor leave out what is out of view.
import type { ComponentProps, ReactNode } from 'react'
import type { PickedField } from '#client/features/task-fields/TaskFieldPicker.tsx'

interface RowProps extends ComponentProps<'div'> {
  /** Among all rows, counted from one; those out of view count too. */
  rowIndex: number
}

export const Row = ({ rowIndex, ...rest }: RowProps) => (
  // biome-ignore lint/a11y: a row of a table; those with a task have the focus
  <div role="row" aria-rowindex={rowIndex} {...rest} />
)

interface CellProps {
  place?: string
  /** What a click on it changes. */
  field?: PickedField
  children: ReactNode
}

export const Cell = ({ place, field, children }: CellProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a cell of a table
  <div role="cell" data-place={place} data-field={field}>
    {children}
  </div>
)

interface ColumnNameProps {
  place: string
  name: string
  children: ReactNode
  sorted?: 'ascending' | 'descending' | undefined
}

export const ColumnName = ({ place, name, sorted, children }: ColumnNameProps) => (
  // biome-ignore lint/a11y: what sorts is the button in it
  <div role="columnheader" data-place={place} aria-label={name} aria-sort={sorted}>
    {children}
  </div>
)
