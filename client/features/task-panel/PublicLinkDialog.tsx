import { Button, Group, Skeleton, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { CopyButton } from '#client/ui/CopyButton.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
import { publicLinkQuery, useDeletePublicLink, useMakePublicLink } from './data.ts'

interface Props {
  taskId: string
  onClose(): void
}

export function PublicLinkDialog({ taskId, onClose }: Props) {
  const query = useQuery(publicLinkQuery(taskId))
  const makeLink = useMakePublicLink()
  const deleteLink = useDeletePublicLink()
  return (
    <Dialog opened onClose={onClose} title="Public link">
      <Text size="sm" c="var(--h-text-2)" mb="md">
        Anybody with the link reads this task: title, description, project, status, priority, labels, dates and how far
        its checklist is. No members, no comments, no files.
      </Text>
      <Loaded query={query} skeleton={<Skeleton height={34} />} failure="Failed to fetch link info">
        {(link) =>
          link ? (
            <>
              <TextInput
                aria-label="Public link"
                value={link.url}
                readOnly
                onFocus={(event) => event.currentTarget.select()}
                data-autofocus
              />
              <Group justify="space-between" mt="md">
                <Button
                  variant="subtle"
                  color="red"
                  loading={deleteLink.isPending}
                  onClick={() => deleteLink.mutate({ taskId })}
                >
                  Delete link
                </Button>
                <CopyButton value={link.url} label="Copy link" />
              </Group>
            </>
          ) : (
            <Group justify="flex-end">
              <Button loading={makeLink.isPending} onClick={() => makeLink.mutate({ taskId })} data-autofocus>
                Make a public link
              </Button>
            </Group>
          )
        }
      </Loaded>
    </Dialog>
  )
}
