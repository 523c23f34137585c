import { VisuallyHidden } from '@mantine/core'
import { COLUMN_INSTRUCTIONS_ID, INSTRUCTIONS_ID } from './instructions.ts'

interface Props {
  mayEdit: boolean
}

export function Instructions({ mayEdit }: Props) {
  return (
    <VisuallyHidden>
      <p id={INSTRUCTIONS_ID}>
        Arrow keys go from card to card, Enter opens one, Shift and F10 its menu.
        {mayEdit && ' Alt with an arrow key moves it, X selects it.'}
      </p>
      {mayEdit && (
        <p id={COLUMN_INSTRUCTIONS_ID}>Enter renames the column. Alt, Shift and an arrow key move it left or right.</p>
      )}
    </VisuallyHidden>
  )
}
