import { Text } from '@mantine/core'
import { Dialog } from '#client/ui/Dialog.tsx'
import { FeedAddress } from './FeedAddress.tsx'

interface Props {
  boardId: string | null
  onClose(): void
}

export function SubscribeDialog({ boardId, onClose }: Props) {
  return (
    <Dialog opened onClose={onClose} title="Subscribe to this calendar" size="lg">
      <Text size="sm" c="var(--h-text-2)" mb="md">
        With a link of your own, Google Calendar, Outlook or Apple Calendar show{' '}
        {boardId
          ? 'the tasks of this project beside your appointments. It ends when you leave the project.'
          : 'the open tasks that are assigned to you beside your appointments, from all your workspaces.'}
      </Text>
      <FeedAddress boardId={boardId} />
    </Dialog>
  )
}
