import { Button, Group, Text } from '@mantine/core'
import { IconGitCommit } from '@tabler/icons-react'
import { useState } from 'react'
import { dateTime, relativeTime } from '#client/core/dates.ts'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { CopyField } from '#client/ui/CopyField.tsx'
import { Row } from '#client/ui/Row.tsx'
import { RowList } from '#client/ui/RowList.tsx'
import type { CodeDelivery, CodeSource } from '#contract/code-links.ts'
import classes from './ConnectedSource.module.css'

interface Props {
  source: CodeSource
  deliveries: CodeDelivery[]
  mayEdit: boolean
  isBusy: boolean
  onRenew(): void
  onRemove(): void
}

const questions = {
  renew: {
    title: 'Make a new address and secret?',
    confirmLabel: 'Make new ones',
    words: 'Those of now stop working at once: the code host has to be given the new ones.',
  },
  remove: {
    title: 'Disconnect?',
    confirmLabel: 'Disconnect',
    words: 'Nothing more comes from the code host. What is linked already stays.',
  },
}

export function ConnectedSource({ source, deliveries, mayEdit, isBusy, onRenew, onRemove }: Props) {
  const [asked, setAsked] = useState<keyof typeof questions | null>(null)
  const question = asked && questions[asked]

  function confirm() {
    if (asked === 'renew') onRenew()
    else onRemove()
    setAsked(null)
  }

  return (
    <>
      <CopyField label="Payload URL" value={source.url} />
      <Text size="sm" c="var(--h-text-2)" mt="xs">
        Connected by {source.createdBy?.name ?? 'somebody who left'} {relativeTime(source.createdAt)}. Tasks are
        finished in their name.
      </Text>
      {deliveries.length > 0 ? (
        <div className={classes.log}>
          <RowList label="What came last">
            {deliveries.map((delivery) => (
              <Received key={delivery._id} delivery={delivery} />
            ))}
          </RowList>
        </div>
      ) : (
        <Text size="sm" c="var(--h-text-2)" mt="md">
          Nothing came yet.
        </Text>
      )}
      {mayEdit && (
        <Group gap="xs" mt="md">
          <Button variant="default" loading={isBusy} onClick={() => setAsked('renew')}>
            New secret
          </Button>
          <Button variant="subtle" color="red" disabled={isBusy} onClick={() => setAsked('remove')}>
            Disconnect
          </Button>
        </Group>
      )}
      <ConfirmDialog
        opened={question !== null}
        onClose={() => setAsked(null)}
        title={question?.title ?? ''}
        confirmLabel={question?.confirmLabel ?? ''}
        danger={asked === 'remove'}
        onConfirm={confirm}
      >
        {question?.words}
      </ConfirmDialog>
    </>
  )
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

function Received({ delivery: { event, repository, linked, completed, receivedAt } }: { delivery: CodeDelivery }) {
  return (
    <Row
      icon={IconGitCommit}
      title={repository || event.replaceAll('_', ' ')}
      meta={
        <>
          <span>{event.replaceAll('_', ' ')}</span>
          <span>{counted(linked, 'link', 'links')}</span>
          {completed > 0 && <span>{counted(completed, 'task finished', 'tasks finished')}</span>}
          <span title={dateTime(receivedAt)}>{relativeTime(receivedAt)}</span>
        </>
      }
    />
  )
}
