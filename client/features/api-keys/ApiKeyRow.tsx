import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconKey } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { calendarDay, dateTime, relativeTime } from '#client/core/dates.ts'
import { lazy } from '#client/core/lazy.ts'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { Row } from '#client/ui/Row.tsx'
import { Tag } from '#client/ui/Tag.tsx'
import type { ApiKey } from '#contract/api-keys.ts'
import classes from './ApiKeyRow.module.css'
import { apiKeyUsageQuery, useRevokeApiKey } from './data.ts'
import { lastMoment } from './expiry.ts'
import { requestsWord, scopeWords, stateOf } from './words.ts'

const UsageDialog = lazy(async () => ({ default: (await import('./UsageDialog.tsx')).UsageDialog }))

interface Props {
  apiKey: ApiKey
}

export function ApiKeyRow({ apiKey }: Props) {
  const { _id: keyId, name, prefix, scopes, createdBy, createdAt, lastUsedAt } = apiKey
  // Shown once somebody has asked for it: a list of keys makes no call for each.
  const { data: usage } = useQuery({ ...apiKeyUsageQuery(keyId), enabled: false })
  const [isShowing, showing] = useDisclosure()
  const state = stateOf(apiKey)
  const usedAt = usage?.lastUsedAt ?? lastUsedAt

  return (
    <Row
      icon={IconKey}
      title={
        <>
          <span data-over={state !== 'active' || undefined} className={classes.name}>
            {name}
          </span>
          {state === 'revoked' && <Tag>Revoked</Tag>}
          {state === 'expired' && <Tag>Expired</Tag>}
        </>
      }
      meta={
        <>
          <span className={classes.prefix}>{prefix}…</span>
          <span>{scopeWords(scopes)}</span>
          <span title={dateTime(createdAt)}>
            Made by {createdBy?.name ?? 'somebody who left'} {relativeTime(createdAt)}
          </span>
          <End apiKey={apiKey} />
          <span {...(usedAt && { title: dateTime(usedAt) })}>
            {usedAt ? `Used ${relativeTime(usedAt)}` : 'Never used'}
          </span>
          {usage && <span>{requestsWord(usage.totalRequests)}</span>}
        </>
      }
    >
      <Button variant="default" onClick={showing.open} aria-label={`Usage of ${name}`} aria-haspopup="dialog">
        Usage
      </Button>
      {state === 'active' && <Revoke apiKey={apiKey} />}
      <Suspense>{isShowing && <UsageDialog apiKey={apiKey} onClose={showing.close} />}</Suspense>
    </Row>
  )
}

function End({ apiKey: { expiresAt, revokedAt } }: Props) {
  if (revokedAt) return <span title={dateTime(revokedAt)}>Revoked {relativeTime(revokedAt)}</span>
  if (!expiresAt) return <span>Never expires</span>
  return <span title={dateTime(expiresAt)}>Until {calendarDay(lastMoment(expiresAt))}</span>
}

function Revoke({ apiKey: { _id: keyId, name, workspaceId } }: Props) {
  const revoke = useRevokeApiKey(workspaceId)
  const [isAsking, asking] = useDisclosure()

  function confirm() {
    asking.close()
    revoke.mutate({ keyId })
  }

  return (
    <>
      <Button variant="subtle" color="red" onClick={asking.open} aria-label={`Revoke ${name}`} aria-haspopup="dialog">
        Revoke
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={asking.close}
        title={`Revoke ${name}?`}
        confirmLabel="Revoke key"
        danger
        onConfirm={confirm}
      >
        Every program that uses it is refused from this moment on. A revoked key never works again.
      </ConfirmDialog>
    </>
  )
}
