import { Button } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { dateTime, relativeTime } from '#client/core/dates.ts'
import { toast } from '#client/core/toasts.tsx'
import { Row } from '#client/ui/Row.tsx'
import { Tag } from '#client/ui/Tag.tsx'
import type { Session } from '#contract/account.ts'
import { t } from '#contract/texts.ts'
import { useEndSessions } from './data.ts'

interface Props {
  session: Session
}

export function SessionRow({ session: { _id, device, address, createdAt, lastSeenAt, current } }: Props) {
  const endSession = useEndSessions()
  const end = () => endSession.mutate([_id], { onSuccess: () => toast.success(t`Session ended`) })

  return (
    <Row
      icon={/iphone|android|ipad|mobile/i.test(device) ? IconDeviceMobile : IconDeviceDesktop}
      title={
        <>
          {device}
          {current && <Tag tone="good">This device</Tag>}
        </>
      }
      meta={
        <>
          {address && <span>{address}</span>}
          <span title={`Signed in ${dateTime(createdAt)}`}>
            {current ? 'Active now' : `Active ${relativeTime(lastSeenAt)}`}
          </span>
        </>
      }
    >
      {!current && (
        <Button
          variant="default"
          onClick={end}
          loading={endSession.isPending}
          aria-label={`End the session on ${device}`}
        >
          End
        </Button>
      )}
    </Row>
  )
}
