import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlus, IconWebhook } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazy } from '#client/core/lazy.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
import { RowList } from '#client/ui/RowList.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import { t } from '#contract/texts.ts'
import { type WebhookPlace, webhooksQuery } from './data.ts'
import { WebhookRow } from './WebhookRow.tsx'

const WebhookDialog = lazy(async () => ({ default: (await import('./WebhookDialog.tsx')).WebhookDialog }))

interface Props {
  place: WebhookPlace
  mayEdit: boolean
}

export function WebhooksSection({ place, mayEdit }: Props) {
  const query = useQuery(webhooksQuery(place))
  const [isMaking, making] = useDisclosure()
  const where = place.boardId ? t`on this project` : t`in this workspace`
  return (
    <SettingsSection
      title="Webhooks"
      description={`Another program’s address is told what happens ${where}, the moment it happens: signed, and sent again until it arrives.`}
      footer={
        mayEdit && (
          <Button leftSection={<IconPlus size={15} stroke={1.8} />} onClick={making.open} aria-haspopup="dialog">
            New webhook
          </Button>
        )
      }
    >
      <Loaded query={query} skeleton={<RowSkeletons count={2} />} failure="Failed to fetch webhooks">
        {(webhooks) =>
          webhooks.length > 0 ? (
            <RowList label="Webhooks">
              {webhooks.map((webhook) => (
                <WebhookRow key={webhook._id} webhook={webhook} place={place} mayEdit={mayEdit} />
              ))}
            </RowList>
          ) : (
            <EmptyState icon={IconWebhook} title="No webhooks yet">
              Post finished tasks into your chat, keep a spreadsheet up to date, start a build.
            </EmptyState>
          )
        }
      </Loaded>
      <Suspense>{isMaking && <WebhookDialog place={place} webhook={null} onClose={making.close} />}</Suspense>
    </SettingsSection>
  )
}
