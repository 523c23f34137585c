import { IconFile } from '@tabler/icons-react'
import { downloadAttachment } from '#client/features/attachments/data.ts'
import { sizeWords } from '#client/ui/size-words.ts'
import type { MessageFile } from '#contract/chats.ts'
import classes from './MessageFiles.module.css'
import { useOpenChat } from './open-chat.ts'
import { previewBox } from './preview-box.ts'

interface Props {
  files: MessageFile[]
  /** Of which message; none while it is being sent. */
  messageId?: string
}

/** Pictures beside each other, and below them what is none: between two pictures it would leave a hole. */
export function MessageFiles({ files, messageId }: Props) {
  const { lookAt } = useOpenChat()
  const pictures = files.filter(({ preview }) => preview)
  const others = files.filter(({ preview }) => !preview)
  return (
    <>
      {pictures.length > 0 && (
        <ul className={classes.files}>
          {pictures.map((file) => (
            <li key={file._id}>
              <button
                type="button"
                className={classes.picture}
                aria-haspopup="dialog"
                title={`${file.name} · ${sizeWords(file.size)}`}
                onClick={() => lookAt({ files, id: file._id, messageId })}
              >
                <img src={file.preview!} alt={file.name} style={previewBox(file.preview!)} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className={classes.files}>
          {others.map((file) => (
            <li key={file._id}>
              <button
                type="button"
                className={classes.file}
                aria-label={`Download ${file.name}`}
                title={`${file.name} · ${sizeWords(file.size)}`}
                onClick={() => void downloadAttachment(file)}
              >
                <IconFile size={18} stroke={1.5} aria-hidden />
                <span className={classes.name}>{file.name}</span>
                <span className={classes.size}>{sizeWords(file.size)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
