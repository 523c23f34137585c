import { IconLink } from '@tabler/icons-react'
import { useConfig } from '#client/core/config.ts'
import { Note } from '#client/ui/Note.tsx'

/** Where mails reach nobody, those who invite bring the invitation themselves. */
export function NoMailNote() {
  if (useConfig()?.mail !== false) return null
  return (
    <Note icon={IconLink}>
      This server does not send mail yet. Under Settings, Members each open invitation has a link to copy and hand over.
    </Note>
  )
}
