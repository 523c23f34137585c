import { Button } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { type DragEvent, useRef, useState } from 'react'
import { sizeWords } from '#client/ui/size-words.ts'
import { MAX_IMPORT_BYTES } from '#contract/imports.ts'
import classes from './DropZone.module.css'

interface Props {
  /** The ending its files have. */
  accepts: string
  onFile(file: File): void
}

/** A file, dropped or chosen. */
export function DropZone({ accepts, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way; the button below is everybody's.
    <div
      className={classes.zone}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <IconFileUpload size={26} stroke={1.5} aria-hidden />
      <p>Drop the {accepts} file here, or</p>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepts}
        aria-label="File to import"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // The same file again would otherwise be no change.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
      <Button onClick={() => input.current?.click()}>Choose a file</Button>
      <small>{sizeWords(MAX_IMPORT_BYTES)} at most. Nothing changes before you say so.</small>
    </div>
  )
}
