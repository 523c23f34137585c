import type { TablerIcon } from '@tabler/icons-react'
import { IconChevronDown } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import classes from './ReportFilters.module.css'

interface Props extends ComponentProps<'button'> {
  icon: TablerIcon
  /** Whether it leaves something out. */
  chosen: boolean
  children: string
}

/** Takes whatever a popover hangs on its target. */
export function PickerButton({ icon: Icon, chosen, children, ...props }: Props) {
  return (
    <button type="button" {...props} className={classes.picker} data-chosen={chosen || undefined}>
      <Icon size={16} stroke={1.7} aria-hidden />
      <span>{children}</span>
      <IconChevronDown size={14} stroke={1.7} aria-hidden />
    </button>
  )
}
