import { ActionIcon } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useRef } from 'react'
import { FileInput } from '#client/ui/FileInput.tsx'

export function AttachButton({ onFiles }: { onFiles(files: File[]): void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <FileInput ref={input} label="Files to send" onFiles={onFiles} />
      <ActionIcon size={30} aria-label="Attach files" title="Attach files" onClick={() => input.current?.click()}>
        <IconPaperclip size={17} stroke={1.6} />
      </ActionIcon>
    </>
  )
}
