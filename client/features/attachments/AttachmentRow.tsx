import { ActionIcon } from '@mantine/core'
import { IconDownload, IconFile, IconPhotoUp, IconTrash } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { dateTime, relativeTime } from '#client/core/dates.ts'
import { lazy } from '#client/core/lazy.ts'
import { updateTask } from '#client/features/tasks/data.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { DOT } from '#client/ui/dot.ts'
import { sizeWords } from '#client/ui/size-words.ts'
import type { Attachment } from '#contract/attachments.ts'
import classes from './Attachments.module.css'
import { downloadAttachment } from './data.ts'

const DeleteFile = lazy(async () => ({ default: (await import('./DeleteFile.tsx')).DeleteFile }))

interface Props {
  file: Attachment
  onShow(id: string): void
}

export function AttachmentRow({ file, onShow }: Props) {
  const { store, people, mayEdit } = useOpenBoard()
  const [deleting, setDeleting] = useState(false)
  const who = file.uploadedBy ? people.get(file.uploadedBy)?.name : undefined
  return (
    <li className={classes.row}>
      <span className={classes.preview}>
        {file.preview ? (
          <img src={file.preview} alt="" loading="lazy" />
        ) : (
          <IconFile size={18} stroke={1.5} aria-hidden />
        )}
      </span>
      <span className={classes.words}>
        <button
          type="button"
          className={classes.name}
          title={file.name}
          aria-haspopup={file.preview ? 'dialog' : undefined}
          onClick={() => (file.preview ? onShow(file._id) : void downloadAttachment(file))}
        >
          {file.name}
        </button>
        <span className={classes.meta}>
          {sizeWords(file.size)}
          {DOT}
          {who && `${who}${DOT}`}
          <time dateTime={file.createdAt} title={dateTime(file.createdAt)}>
            {relativeTime(file.createdAt)}
          </time>
        </span>
      </span>
      {mayEdit && file.preview && (
        <ActionIcon
          aria-label={`Use ${file.name} as cover`}
          title="Use as cover"
          onClick={() => void updateTask(store, file.task, { cover: file._id })}
        >
          <IconPhotoUp size={16} stroke={1.6} />
        </ActionIcon>
      )}
      <ActionIcon aria-label={`Download ${file.name}`} onClick={() => void downloadAttachment(file)}>
        <IconDownload size={16} stroke={1.6} />
      </ActionIcon>
      {mayEdit && (
        <ActionIcon aria-label={`Delete ${file.name}`} onClick={() => setDeleting(true)}>
          <IconTrash size={16} stroke={1.6} />
        </ActionIcon>
      )}
      {deleting && (
        <Suspense>
          <DeleteFile file={file} onDone={() => setDeleting(false)} />
        </Suspense>
      )}
    </li>
  )
}
