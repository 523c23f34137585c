import { ActionIcon } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconLink, IconX } from '@tabler/icons-react'
import { toast } from '#client/core/toasts.tsx'
import { useOthersAt } from '#client/features/presence/presence.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { useTaskIds } from '#client/features/tasks/use-board-store.ts'
import { AvatarStack } from '#client/ui/AvatarStack.tsx'
import { copyText } from '#client/ui/copy-text.ts'
import type { TaskCard } from '#contract/tasks.ts'
import { t } from '#contract/texts.ts'
import { useNeighbours } from './neighbours.ts'
import classes from './PanelBar.module.css'
import { PanelMenu } from './PanelMenu.tsx'

interface Props {
  card: TaskCard
  onOpenTask(taskId: string): void
  onClose(): void
}

export function PanelBar({ card, onOpenTask, onClose }: Props) {
  const { board, store } = useOpenBoard()
  // Moves in the column change who stands above and below.
  useTaskIds(store, card.columnId, null)
  const { above, below } = useNeighbours(store, card._id)
  const others = useOthersAt(board._id, card._id)

  async function copyLink() {
    const address = new URL(window.location.pathname, window.location.origin)
    address.searchParams.set('task', card.taskId || card._id)
    if (await copyText(address.href)) toast.success(t`Link copied`)
  }

  return (
    <header className={classes.bar}>
      {/* Where the focus begins: before every button, and on none of them. */}
      <span className={classes.id} data-autofocus tabIndex={-1}>
        {card.taskId}
      </span>
      {others.length > 0 && (
        <fieldset className={classes.faces} aria-label="Also looking at this task">
          <AvatarStack people={others} />
        </fieldset>
      )}
      <span className={classes.space} />
      <ActionIcon aria-label="Previous task (k)" disabled={!above} onClick={() => above && onOpenTask(above)}>
        <IconChevronUp size={17} stroke={1.7} />
      </ActionIcon>
      <ActionIcon aria-label="Next task (j)" disabled={!below} onClick={() => below && onOpenTask(below)}>
        <IconChevronDown size={17} stroke={1.7} />
      </ActionIcon>
      <ActionIcon aria-label="Copy link" onClick={() => void copyLink()}>
        <IconLink size={16} stroke={1.7} />
      </ActionIcon>
      <PanelMenu card={card} onOpenTask={onOpenTask} onClose={onClose} />
      <ActionIcon aria-label="Close" onClick={onClose}>
        <IconX size={18} stroke={1.7} />
      </ActionIcon>
    </header>
  )
}
