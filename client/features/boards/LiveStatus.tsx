import { Button } from '@mantine/core'
import { IconCloudOff, IconRefresh } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { type LiveState, startLive, useLiveState } from '#client/core/live.ts'
import { t } from '#contract/texts.ts'
import classes from './LiveStatus.module.css'

/** Most connections stand before anybody could read this. */
const GRACE_MS = 900

/** Says when what others do may not arrive. Silent while all is well. */
export function LiveStatus() {
  const state = useLiveState()
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), GRACE_MS)
    return () => clearTimeout(timer)
  }, [])
  if (state.status === 'connected' || !isLate) return null
  const over = state.status === 'disconnected'
  const Icon = over ? IconCloudOff : IconRefresh
  return (
    <div className={classes.status} role="status" title={words(state)}>
      <Icon size={15} stroke={1.7} aria-hidden />
      <span>{words(state)}</span>
      {over && (
        <Button variant="subtle" color="gray" size="compact-xs" onClick={() => void startLive()}>
          Reconnect
        </Button>
      )}
    </div>
  )
}

function words(state: LiveState) {
  switch (state.status) {
    case 'connecting':
      return t`Connecting…`
    case 'reconnecting':
      return state.attempt > 1 ? t`Reconnecting, attempt ${state.attempt}…` : t`Reconnecting…`
    case 'disconnected':
      return t`Not live: changes of others do not arrive`
    case 'connected':
      return ''
  }
}
