import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { ToolbarButton } from '#client/ui/ToolbarButton.tsx'

export const DisplayButton = (props: ComponentProps<'button'>) => (
  <ToolbarButton {...props} icon={IconAdjustmentsHorizontal} aria-haspopup="dialog">
    Display
  </ToolbarButton>
)
