import { IconLink } from '@tabler/icons-react'
import { useConfig } from '#client/core/config.ts'
import { Note } from '#client/ui/Note.tsx'

interface Props {
  /** The open invitations stand on this very page. */
  isBesideThem?: boolean
}

/** Where mails reach nobody, those who invite bring the invitation themselves. */
export function NoMailNote({ isBesideThem = false }: Props) {
  if (useConfig()?.mail !== false) return null
  return (
    <Note icon={IconLink}>
      {isBesideThem
        ? 'This server does not send mail yet. Each invitation then stands on this page, with a link to copy and hand over.'
        : 'This server does not send mail yet. Under Settings, Members each open invitation has a link to copy and hand over.'}
    </Note>
  )
}
