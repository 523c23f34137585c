import { Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconArrowBackUp, IconHistory, IconTag, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazy } from '#client/core/lazy.ts'
import { useCommands } from '#client/features/commands/registry.ts'
import { BoardLabels } from '#client/features/labels/BoardLabels.tsx'
import { ExportItems } from '#client/features/task-export/ExportItems.tsx'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { useUndo } from '#client/features/undo/data.ts'
import { Dialog } from '#client/ui/Dialog.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import type { TaskFilters } from '#contract/task-filters.ts'
import { t } from '#contract/texts.ts'
import classes from './BoardToolbar.module.css'
import { MoreButton } from './MoreButton.tsx'

const DeletedTasks = lazy(async () => ({
  default: (await import('#client/features/deleted-tasks/DeletedTasks.tsx')).DeletedTasks,
}))

interface Props {
  filters: TaskFilters
  filtered: boolean
  defaultOpened: boolean
}

const undoCommand = {
  id: 'undo',
  title: t`Undo my last change`,
  group: 'View',
  icon: <IconArrowBackUp size={17} stroke={1.6} aria-hidden />,
  keys: 'mod+z',
}

const historyIcon = <IconHistory size={16} stroke={1.6} aria-hidden />
const historyCommand = {
  id: 'history',
  title: t`Time machine: the board as it was`,
  group: 'View',
  icon: historyIcon,
  words: t`history past replay`,
}

const deletedIcon = <IconTrash size={16} stroke={1.6} aria-hidden />
const deletedCommand = {
  id: 'deleted-tasks',
  title: t`Deleted tasks: restore one`,
  group: 'View',
  icon: deletedIcon,
  words: t`trash bin undelete`,
}

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** What is done with a board now and then. */
export function MoreMenu({ filters, filtered, defaultOpened }: Props) {
  const { board, mayEdit } = useOpenBoard()
  const navigate = useNavigate()
  const { takeBackLast } = useUndo(board._id)
  const openHistory = () =>
    void navigate({
      to: '/$workspace/projects/$boardId/history',
      params: { workspace: board.workspace.url, boardId: board._id },
    })
  const [labelsOpened, { open: openLabels, close: closeLabels }] = useDisclosure()
  const [deletedOpened, { open: openDeleted, close: closeDeleted }] = useDisclosure()
  const ofEditors = [
    { ...undoCommand, run: takeBackLast },
    { ...deletedCommand, run: openDeleted },
  ]
  useCommands([...(mayEdit ? ofEditors : []), { ...historyCommand, run: openHistory }])

  function openTask(task: string) {
    closeDeleted()
    void navigate({ to: '.', search: (now: object) => ({ ...now, task }) })
  }

  return (
    <>
      <Menu position="bottom-end" width={232} defaultOpened={defaultOpened}>
        <Menu.Target>
          <MoreButton />
        </Menu.Target>
        <Menu.Dropdown>
          {mayEdit && (
            <Menu.Item
              leftSection={<IconArrowBackUp size={16} stroke={1.6} aria-hidden />}
              rightSection={<kbd className={classes.keys}>{isApple ? '⌘Z' : 'Ctrl Z'}</kbd>}
              onClick={takeBackLast}
            >
              Undo my last change
            </Menu.Item>
          )}
          <Menu.Item leftSection={historyIcon} onClick={openHistory}>
            Time machine
          </Menu.Item>
          <Menu.Item leftSection={<IconTag size={16} stroke={1.6} aria-hidden />} onClick={openLabels}>
            Labels…
          </Menu.Item>
          {mayEdit && (
            <Menu.Item leftSection={deletedIcon} onClick={openDeleted}>
              Deleted tasks…
            </Menu.Item>
          )}
          <Menu.Divider />
          <ExportItems filters={filters} filtered={filtered} />
        </Menu.Dropdown>
      </Menu>
      <Dialog opened={labelsOpened} onClose={closeLabels} title="Labels of this project">
        <BoardLabels board={board} />
      </Dialog>
      <Dialog opened={deletedOpened} onClose={closeDeleted} title="Deleted tasks" size="lg">
        <Suspense fallback={<RowSkeletons count={4} />}>
          <DeletedTasks onOpenTask={openTask} />
        </Suspense>
      </Dialog>
    </>
  )
}
