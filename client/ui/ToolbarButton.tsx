import type { TablerIcon } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import classes from './ToolbarButton.module.css'

interface Props extends ComponentProps<'button'> {
  icon: TablerIcon
  children: string
}

/** A quiet button of a toolbar; on a phone its icon alone. Takes whatever a menu hangs on its target. */
export function ToolbarButton({ icon: Icon, children, ...props }: Props) {
  return (
    <button type="button" aria-label={children} {...props} className={classes.button}>
      <Icon size={16} stroke={1.7} aria-hidden />
      <span className={classes.words}>{children}</span>
    </button>
  )
}
