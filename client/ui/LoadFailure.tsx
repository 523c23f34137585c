import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import classes from './LoadFailure.module.css'

interface Props {
  message: string
  onRetry(): void
  busy?: boolean
}

/** Stands where the content would: says why there is none, and lets the person try again. */
export function LoadFailure({ message, onRetry, busy = false }: Props) {
  return (
    <div className={classes.failure} role="alert">
      <IconCloudOff size={20} stroke={1.6} aria-hidden />
      <p>{message}</p>
      <Button variant="default" onClick={onRetry} loading={busy}>
        Try again
      </Button>
    </div>
  )
}
