import { Button } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { dateTime, relativeTime } from '#client/core/dates.ts'
import { toast } from '#client/core/toasts.tsx'
import { Tag } from '#client/ui/Tag.tsx'
import type { Session } from '#contract/account.ts'
import { useEndSessions } from './data.ts'
import classes from './SessionsSection.module.css'

interface Props {
  session: Session
}

export function SessionRow({ session: { _id, device, address, createdAt, lastSeenAt, current } }: Props) {
  const endSession = useEndSessions()
  const Icon = /iphone|android|ipad|mobile/i.test(device) ? IconDeviceMobile : IconDeviceDesktop
  const end = () => endSession.mutate([_id], { onSuccess: () => toast.success('Session ended') })

  return (
    <li className={classes.row}>
      <span className={classes.icon}>
        <Icon size={17} stroke={1.6} aria-hidden />
      </span>
      <div className={classes.words}>
        <div className={classes.device}>
          {device}
          {current && <Tag tone="good">This device</Tag>}
        </div>
        <p className={classes.meta} title={`Signed in ${dateTime(createdAt)}`}>
          {address && <span>{address}</span>}
          <span>{current ? 'Active now' : `Active ${relativeTime(lastSeenAt)}`}</span>
        </p>
      </div>
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
    </li>
  )
}
