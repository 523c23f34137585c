import { Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { useTellPresence } from '#client/features/presence/presence.ts'
import type { BoardStore } from '#client/features/tasks/board-store.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { useTaskCount } from '#client/features/tasks/use-board-store.ts'
import { keepRoomBeside } from '#client/ui/room-for-messages.ts'
import { useDeletion } from './deletion.ts'
import { findTaskId } from './find-task.ts'
import { neighboursOf } from './neighbours.ts'
import { PanelContent } from './PanelContent.tsx'
import { SheetGrip } from './SheetGrip.tsx'
import { TaskNotFound } from './TaskNotFound.tsx'
import classes from './TaskPanel.module.css'
import { usePanelKeys } from './use-panel-keys.ts'

interface Props {
  taskId: string
  /** Another task, such as one that blocks it. */
  onOpenTask(taskId: string): void
  onClose(): void
}

const WIDTH = 560
const OFFSET = 8

/** One task over its board. */
export function TaskPanel({ taskId: named, onOpenTask, onClose }: Props) {
  const { board, store } = useOpenBoard()
  // One that arrives or goes while the panel is open may be the one in the address.
  useTaskCount(store)
  const taskId = useNamedTask(store, named)
  const isNarrow = useMediaQuery('(max-width: 767px)', window.innerWidth < 768, { getInitialValueInEffect: false })
  const isHere = taskId !== null && store.task(taskId) !== undefined
  const deletion = useDeletion(taskId, isHere)
  useReturnFocus(taskId)
  useEffect(() => (isNarrow ? undefined : keepRoomBeside(WIDTH + OFFSET)), [isNarrow])
  useTellPresence(board._id, isHere ? taskId : null)

  const panel = useRef<HTMLDivElement>(null)
  usePanelKeys(panel, (key) => {
    if (key === 'Escape') return onClose()
    if (!taskId || !store.task(taskId)) return
    const { above, below } = neighboursOf(store, taskId)
    const next = key === 'j' ? below : key === 'k' ? above : undefined
    if (next) onOpenTask(next)
  })

  return (
    <Drawer.Root
      opened
      onClose={onClose}
      position={isNarrow ? 'bottom' : 'right'}
      size={isNarrow ? 'calc(100dvh - 20px - var(--h-safe-top))' : WIDTH}
      offset={isNarrow ? 0 : OFFSET}
      radius={isNarrow ? '14px 14px 0 0' : 14}
      closeOnEscape={false}
      transitionProps={{ duration: 150 }}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
    >
      <Drawer.Overlay color="#2A2118" backgroundOpacity={0.22} />
      <Drawer.Content
        ref={panel}
        data-in-address
        // Of one that is gone no key means anything.
        data-open-task={isHere ? taskId : undefined}
        aria-label={(isHere && store.task(taskId)?.title) || 'Task'}
      >
        <Drawer.Body>
          {isNarrow && <SheetGrip onClose={onClose} />}
          {isHere ? (
            // By id, so that nothing half typed in one task carries over to the next.
            <PanelContent key={taskId} taskId={taskId} onOpenTask={onOpenTask} onClose={onClose} />
          ) : (
            <TaskNotFound named={named} taskId={taskId} deletion={deletion} onClose={onClose} />
          )}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}

/** What was found under a number stays meant by it: once the task is deleted, nothing here tells its id. */
function useNamedTask(store: BoardStore, named: string): string | null {
  const found = findTaskId(store, named)
  const [last, setLast] = useState({ named, found })
  if (last.named !== named || (found && found !== last.found)) setLast({ named, found })
  return found ?? (last.named === named ? last.found : null)
}

/** Back to where it was opened from. Where that was nowhere or on another task, to the card of the one that was open last, if there is one. */
function useReturnFocus(taskId: string | null) {
  const opener = useRef(document.activeElement)
  const shown = useRef(taskId)
  shown.current = taskId
  useEffect(() => {
    const came = opener.current
    return () => {
      const isElsewhere = came === document.body || (came instanceof HTMLElement && isOther(came, shown.current))
      const own = isElsewhere ? document.querySelector(`[data-task="${shown.current}"]`) : null
      const back = own ?? came
      if (back instanceof HTMLElement && back.isConnected) back.focus()
    }
  }, [])
}

const isOther = ({ dataset: { task } }: HTMLElement, taskId: string | null) => task !== undefined && task !== taskId
