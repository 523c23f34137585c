import { VisuallyHidden } from '@mantine/core'

export const INSTRUCTIONS_ID = 'calendar-instructions'

export function Instructions({ mayEdit }: { mayEdit: boolean }) {
  return (
    <VisuallyHidden>
      <p id={INSTRUCTIONS_ID}>
        Arrow keys go from day to day, Tab goes to the tasks of a day, Enter opens one.
        {mayEdit &&
          ' Alt with left or right moves a task by a day, with up or down by a week. With Shift as well, its due day alone moves. Alt and Delete take its dates away.'}
      </p>
    </VisuallyHidden>
  )
}
