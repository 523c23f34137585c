import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { relativeTime } from '#client/core/dates.ts'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { CopyField } from '#client/ui/CopyField.tsx'
import type { CodeDelivery, CodeSource } from '#contract/code-links.ts'
import { t } from '#contract/texts.ts'
import { ReceivedList } from './ReceivedList.tsx'

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
    title: t`Make a new address and secret?`,
    confirmLabel: t`Make new ones`,
    words: t`Those of now stop working at once: the code host has to be given the new ones.`,
  },
  remove: {
    title: t`Disconnect?`,
    confirmLabel: t`Disconnect`,
    words: t`Nothing more comes from the code host. What is linked already stays.`,
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
      <ReceivedList deliveries={deliveries} />
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
