import { IconFile, IconX } from '@tabler/icons-react'
import progress from '#client/ui/progress.module.css'
import classes from './Composer.module.css'
import type { ChosenFile } from './use-chat-files.ts'

interface Props {
  files: ChosenFile[]
  onRemove(id: string): void
}

export function ComposerFiles({ files, onRemove }: Props) {
  if (files.length === 0) return null
  return (
    <ul className={classes.files}>
      {files.map(({ id, name, share, stored }) => (
        <li key={id} className={classes.file}>
          {stored?.preview ? <img src={stored.preview} alt="" /> : <IconFile size={18} stroke={1.5} aria-hidden />}
          <span className={classes.name}>{name}</span>
          {!stored && (
            <progress
              className={`${progress.bar} ${classes.progress}`}
              aria-label={`Uploading ${name}`}
              value={share}
            />
          )}
          <button type="button" className={classes.drop} aria-label={`Remove ${name}`} onClick={() => onRemove(id)}>
            <IconX size={13} stroke={1.9} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}
