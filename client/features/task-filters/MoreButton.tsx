import { IconDots } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import classes from './BoardToolbar.module.css'

export const MoreButton = (props: ComponentProps<'button'>) => (
  <button type="button" aria-haspopup="menu" {...props} className={classes.more} aria-label="More">
    <IconDots size={17} stroke={1.7} aria-hidden />
  </button>
)
