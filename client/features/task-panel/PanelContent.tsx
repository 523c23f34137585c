import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { errorMessage } from '#client/core/error-message.ts'
import { toast } from '#client/core/toasts.tsx'
import { Attachments } from '#client/features/attachments/Attachments.tsx'
import { useUploads } from '#client/features/attachments/use-uploads.ts'
import { CodeLinks } from '#client/features/code-links/CodeLinks.tsx'
import { TaskActivity } from '#client/features/comments/TaskActivity.tsx'
import { taskQuery } from '#client/features/tasks/data.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { useTask } from '#client/features/tasks/use-board-store.ts'
import { TimeEntries } from '#client/features/time/TimeEntries.tsx'
import { LoadFailure } from '#client/ui/LoadFailure.tsx'
import { pastedFiles } from '#client/ui/pasted-files.ts'
import type { Task } from '#contract/tasks.ts'
import { t } from '#contract/texts.ts'
import { Checklist } from './Checklist.tsx'
import { Cover } from './Cover.tsx'
import { Description } from './Description.tsx'
import { JoinNote } from './JoinNote.tsx'
import { PanelBar } from './PanelBar.tsx'
import classes from './PanelContent.module.css'
import { Properties } from './Properties.tsx'
import { TaskTitle } from './TaskTitle.tsx'
import { useTaskLive } from './use-task-live.ts'

interface Props {
  taskId: string
  onOpenTask(taskId: string): void
  onClose(): void
}

/** What the card knows shows at once; the rest follows. */
export function PanelContent({ taskId, onOpenTask, onClose }: Props) {
  const { store, mayEdit } = useOpenBoard()
  const card = useTask(store, taskId)
  // What the card knows may be newer than what was last seen of the rest.
  const query = useQuery({ ...taskQuery(taskId), refetchOnMount: 'always' })
  const uploads = useUploads(taskId)
  const [dropping, setDropping] = useState(false)
  useTaskLive(taskId)
  if (!card) return null

  const droppable = mayEdit && {
    onDragOver: (event: React.DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setDropping(true)
    },
    onDragLeave: (event: React.DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDropping(false)
    },
    onDrop: (event: React.DragEvent) => {
      setDropping(false)
      if (event.dataTransfer.files.length === 0) return
      event.preventDefault()
      void uploads.add([...event.dataTransfer.files])
    },
    onPaste: (event: React.ClipboardEvent) => {
      const pictures = pastedFiles(event.clipboardData)
      if (pictures.length === 0) return
      event.preventDefault()
      // They land further down, out of sight of whoever pasted them into a text.
      void uploads.add(pictures).then((isThere) => isThere && toast.success(t`Added to the files of this task`))
    },
  }

  return (
    <>
      <PanelBar card={card} onOpenTask={onOpenTask} onClose={onClose} />
      <div className={classes.scroller} data-dropping={dropping || undefined} {...droppable}>
        <Cover card={card} />
        <div className={classes.content}>
          <TaskTitle card={card} />
          <JoinNote />
          <Properties card={card} onOpenTask={onOpenTask} />
          {query.data ? (
            <Details task={query.data} uploads={uploads} onOpenTask={onOpenTask} />
          ) : query.isError ? (
            <LoadFailure
              message={errorMessage(query.error, t`Failed to fetch task`)}
              onRetry={() => void query.refetch()}
              busy={query.isFetching}
            />
          ) : (
            <Skeleton height={120} radius="md" />
          )}
        </div>
      </div>
      {dropping && <p className={classes.drop}>Drop to attach</p>}
    </>
  )
}

interface DetailsProps {
  task: Task
  uploads: ReturnType<typeof useUploads>
  onOpenTask(taskId: string): void
}

function Details({ task, uploads, onOpenTask }: DetailsProps) {
  const commentId = useLocation({ select: ({ hash }) => /^comment-(.+)$/.exec(hash)?.[1] })
  const arrival = useLocation({ select: ({ hash, state }) => (hash && state.__TSR_key) || '' })
  return (
    <>
      <Description task={task} onOpenTask={onOpenTask} />
      <Checklist task={task} />
      <Attachments task={task} uploads={uploads} />
      <TimeEntries task={task} />
      <CodeLinks taskId={task._id} />
      <TaskActivity taskId={task._id} onOpenTask={onOpenTask} target={commentId ? { id: commentId, arrival } : null} />
    </>
  )
}
