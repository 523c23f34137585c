import { IconPaperclip, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { sizeWords } from '#client/ui/size-words.ts'
import { MAX_FILE_BYTES } from '#contract/forms.ts'
import classes from './Answer.module.css'
import { fittingFiles } from './fitting-files.ts'
import type { Wiring } from './Question.tsx'

interface Props {
  files: readonly File[]
  /** Of the other questions: they share what a form may take. */
  others: readonly File[]
  onFiles(files: readonly File[]): void
  wiring: Wiring
}

/** Files, chosen or dropped. What is too much is said here and not sent at all. */
export function FileAnswer({ files, others, onFiles, wiring }: Props) {
  const [over, setOver] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)

  function add(more: readonly File[]) {
    const { fitting, refused: why } = fittingFiles(more, [...files, ...others])
    setRefused(why)
    onFiles([...files, ...fitting])
  }

  return (
    <>
      {files.length > 0 && (
        <ul className={classes.files}>
          {files.map((file, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be chosen twice
            <li key={at}>
              <span className={classes.fileName}>{file.name}</span>
              <span className={classes.fileSize}>{sizeWords(file.size)}</span>
              <button
                type="button"
                aria-label={`Remove ${file.name}`}
                onClick={() => onFiles(files.filter((_, other) => other !== at))}
              >
                <IconX size={16} stroke={1.7} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.drop} data-over={over || undefined}>
        <IconPaperclip size={17} stroke={1.7} aria-hidden />
        <span>
          <strong>Choose a file</strong>
          <span className={classes.byMouse}> or drop it here</span>, {sizeWords(MAX_FILE_BYTES)} at most
        </span>
        <input
          type="file"
          multiple
          // It lies over the whole area, and takes what is dropped on it by itself.
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onChange={({ currentTarget }) => {
            setOver(false)
            add([...(currentTarget.files ?? [])])
            // The same file again would otherwise be no change.
            currentTarget.value = ''
          }}
          {...wiring}
        />
      </div>
      {refused && (
        <p className={classes.refused} role="status">
          {refused}
        </p>
      )}
    </>
  )
}
