import { IconBookmark } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { ToolbarButton } from '#client/ui/ToolbarButton.tsx'

export const ViewsButton = (props: ComponentProps<'button'>) => (
  <ToolbarButton {...props} icon={IconBookmark} aria-haspopup="menu">
    Views
  </ToolbarButton>
)
