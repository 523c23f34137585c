import { IconBookmark } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { ToolbarButton } from '#client/ui/ToolbarButton.tsx'
import { t } from '#contract/texts.ts'

interface Props extends ComponentProps<'button'> {
  /** The name of the one that is shown. */
  shown?: string | undefined
}

export const ViewsButton = ({ shown, ...props }: Props) => (
  <ToolbarButton
    {...props}
    icon={IconBookmark}
    aria-haspopup="menu"
    {...(shown !== undefined && { 'aria-label': t`Views: ${shown}`, title: shown, 'data-active': true })}
  >
    {shown ?? t`Views`}
  </ToolbarButton>
)
