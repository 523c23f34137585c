import { IconDots } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import classes from './ReportCard.module.css'

interface Props extends ComponentProps<'button'> {
  title: string
}

export function CardMenuButton({ title, ...props }: Props) {
  return (
    <button type="button" {...props} className={classes.menu} aria-label={`${title}: as a table or a file`}>
      <IconDots size={17} stroke={1.7} aria-hidden />
    </button>
  )
}
