import { IconSelector } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useMe } from '#client/core/session.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import classes from './AccountMenu.module.css'

interface Props extends ComponentProps<'button'> {
  /** The picture alone, for a bar at the top. */
  compact: boolean
}

/** What opens the account menu. Takes whatever a menu hangs on its target. */
export function AccountButton({ compact, ...props }: Props) {
  const me = useMe()
  return (
    <button
      type="button"
      aria-haspopup="menu"
      {...props}
      className={classes.target}
      data-compact={compact || undefined}
      aria-label={`Account of ${me.name}`}
    >
      <Avatar person={me} size={compact ? 30 : 26} />
      {!compact && (
        <>
          <span className={classes.name}>{me.name}</span>
          <IconSelector size={14} stroke={1.7} aria-hidden />
        </>
      )}
    </button>
  )
}
