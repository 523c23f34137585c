import { Button } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { FileInput } from '#client/ui/FileInput.tsx'
import { PanelSection } from '#client/ui/PanelSection.tsx'
import progress from '#client/ui/progress.module.css'
import type { Task } from '#contract/tasks.ts'
import { AttachmentRow } from './AttachmentRow.tsx'
import classes from './Attachments.module.css'
import { attachmentsQuery } from './data.ts'
import { ShownPicture } from './ShownPicture.tsx'
import type { useUploads } from './use-uploads.ts'

interface Props {
  task: Pick<Task, '_id'>
  uploads: ReturnType<typeof useUploads>
}

export function Attachments({ task, uploads }: Props) {
  const { mayEdit } = useOpenBoard()
  const { data: files = [] } = useQuery(attachmentsQuery(task._id))
  const [shown, setShown] = useState<string | null>(null)
  // Whoever looks at the last one is still to be told when it is deleted.
  if (!mayEdit && files.length === 0 && shown === null) return null

  return (
    <PanelSection
      title="Files"
      note={files.length > 0 && files.length}
      action={mayEdit && <AttachButton onFiles={(files) => void uploads.add(files)} />}
    >
      {files.length + uploads.underWay.length > 0 && (
        <ul className={classes.list}>
          {files.map((file) => (
            <AttachmentRow key={file._id} file={file} onShow={setShown} />
          ))}
          {uploads.underWay.map(({ id, name, share }) => (
            <li key={id} className={classes.row}>
              <span className={classes.preview} />
              <span className={classes.words}>
                <span className={classes.name}>{name}</span>
                <progress
                  className={`${progress.bar} ${classes.progress}`}
                  aria-label={`Uploading ${name}`}
                  value={share}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      <ShownPicture files={files} id={shown} onShow={setShown} />
    </PanelSection>
  )
}

function AttachButton({ onFiles }: { onFiles(files: File[]): void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <FileInput ref={input} label="Files to attach" onFiles={onFiles} />
      <Button
        variant="subtle"
        color="gray"
        leftSection={<IconPaperclip size={15} stroke={1.7} />}
        onClick={() => input.current?.click()}
      >
        Attach
      </Button>
    </>
  )
}
