import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowRight, IconCopy, IconDots, IconHash, IconTrash, IconWorld } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazy } from '#client/core/lazy.ts'
import { copyIds } from '#client/features/task-actions/copying.ts'
import { deleteTask, duplicateTask } from '#client/features/task-actions/data.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import type { TaskCard } from '#contract/tasks.ts'

const MoveToProject = lazy(() =>
  import('./MoveToProject.tsx').then(({ MoveToProject }) => ({ default: MoveToProject })),
)
const PublicLinkDialog = lazy(() =>
  import('./PublicLinkDialog.tsx').then(({ PublicLinkDialog }) => ({ default: PublicLinkDialog })),
)

interface Props {
  card: TaskCard
  onOpenTask(taskId: string): void
  onClose(): void
}

const icon = { size: 15, stroke: 1.7 }

export function PanelMenu({ card, onOpenTask, onClose }: Props) {
  const { store, mayEdit } = useOpenBoard()
  const [dialog, setDialog] = useState<'move' | 'link' | null>(null)

  async function duplicate() {
    const copy = await duplicateTask(store, card._id)
    if (copy) onOpenTask(copy.task._id)
  }
  function remove() {
    onClose()
    void deleteTask(store, card._id)
  }

  return (
    <>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <ActionIcon aria-label="More">
            <IconDots size={17} stroke={1.7} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {card.taskId && (
            <Menu.Item leftSection={<IconHash {...icon} />} onClick={() => void copyIds({ store }, [card._id])}>
              Copy id
            </Menu.Item>
          )}
          {mayEdit && (
            <>
              <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => void duplicate()}>
                Duplicate
              </Menu.Item>
              <Menu.Item leftSection={<IconArrowRight {...icon} />} onClick={() => setDialog('move')}>
                Move to another project…
              </Menu.Item>
              <Menu.Item leftSection={<IconWorld {...icon} />} onClick={() => setDialog('link')}>
                Public link…
              </Menu.Item>
              <Menu.Divider />
              <Menu.Item c="var(--h-red)" leftSection={<IconTrash {...icon} />} onClick={remove}>
                Delete
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {dialog === 'move' && <MoveToProject card={card} onClose={() => setDialog(null)} onMoved={onClose} />}
        {dialog === 'link' && <PublicLinkDialog taskId={card._id} onClose={() => setDialog(null)} />}
      </Suspense>
    </>
  )
}
