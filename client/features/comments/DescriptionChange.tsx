import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { taskQuery, updateTask } from '#client/features/tasks/data.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { Dialog } from '#client/ui/Dialog.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
import { TwoTexts } from '#client/ui/TwoTexts.tsx'
import { t } from '#contract/texts.ts'
import { descriptionChangeQuery } from './data.ts'

interface Props {
  taskId: string
  /** The first and the last of the changes it shows as one. */
  first: string
  last: string
  onClose(): void
}

/** What a description was and what it became. Each can be brought back, which is a change like any other. */
export function DescriptionChange({ taskId, first, last, onClose }: Props) {
  const { store, mayEdit } = useOpenBoard()
  const query = useQuery(descriptionChangeQuery(taskId, first, last))
  const { data: task } = useQuery(taskQuery(taskId))

  function bringBack(description: string) {
    void updateTask(store, taskId, { description })
    onClose()
  }

  const side = (title: string, text: string) => ({
    title,
    text,
    children: mayEdit && task && task.description !== text && (
      <Button variant="default" onClick={() => bringBack(text)}>
        Bring this one back
      </Button>
    ),
  })

  return (
    <Dialog opened onClose={onClose} title="The description" size="lg">
      <Loaded query={query} skeleton={<Skeleton height={180} />} failure="Failed to fetch the texts">
        {({ before, after }) => {
          const was = side(t`Before`, before)
          return <TwoTexts sides={after === null ? [was] : [was, side(t`After`, after)]} />
        }}
      </Loaded>
    </Dialog>
  )
}
