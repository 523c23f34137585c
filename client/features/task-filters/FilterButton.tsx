import { IconFilter2 } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { ToolbarButton } from '#client/ui/ToolbarButton.tsx'

export const FilterButton = (props: ComponentProps<'button'>) => (
  <ToolbarButton {...props} icon={IconFilter2} aria-haspopup="menu">
    Filter
  </ToolbarButton>
)
