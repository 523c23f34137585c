import { VisuallyHidden } from '@mantine/core'

/** What screen readers say about every row stands on the page once. */
export const INSTRUCTIONS_ID = 'timeline-instructions'

export function Instructions({ mayEdit }: { mayEdit: boolean }) {
  return (
    <VisuallyHidden>
      <p id={INSTRUCTIONS_ID}>
        Arrow keys go from row to row, Enter opens a task, plus and minus zoom, T goes to today.
        {mayEdit &&
          ' Alt with left or right moves the task by a day, with Control by more; Shift and Alt change its last day. L links it to a task that shall wait for it, Shift and L go to its links.'}
      </p>
    </VisuallyHidden>
  )
}
