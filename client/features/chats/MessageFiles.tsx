import { IconFile } from '@tabler/icons-react'
import { downloadAttachment } from '#client/features/attachments/data.ts'
import { sizeWords } from '#client/ui/size-words.ts'
import type { MessageFile } from '#contract/chats.ts'
import classes from './MessageFiles.module.css'

export function MessageFiles({ files }: { files: MessageFile[] }) {
  if (files.length === 0) return null
  return (
    <ul className={classes.files}>
      {files.map((file) => (
        <li key={file._id}>
          <button
            type="button"
            className={file.preview ? classes.picture : classes.file}
            aria-label={`Download ${file.name}`}
            title={`${file.name} · ${sizeWords(file.size)}`}
            onClick={() => void downloadAttachment(file)}
          >
            {file.preview ? (
              <img src={file.preview} alt={file.name} />
            ) : (
              <>
                <IconFile size={18} stroke={1.5} aria-hidden />
                <span className={classes.name}>{file.name}</span>
                <span className={classes.size}>{sizeWords(file.size)}</span>
              </>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
