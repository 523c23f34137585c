import { Menu, Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconArrowBackUp, IconTag } from '@tabler/icons-react'
import { BoardLabels } from '#client/features/labels/BoardLabels.tsx'
import { ExportItems } from '#client/features/task-export/ExportItems.tsx'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import type { TaskFilters } from '#contract/task-filters.ts'
import classes from './BoardToolbar.module.css'
import { MoreButton } from './MoreButton.tsx'

interface Props {
  filters: TaskFilters
  filtered: boolean
  /** Where I may change nothing there is nothing to take back. */
  onUndo: (() => void) | null
  defaultOpened: boolean
}

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** What is done with a board now and then. */
export function MoreMenu({ filters, filtered, onUndo, defaultOpened }: Props) {
  const { board } = useOpenBoard()
  const [labelsOpened, { open: openLabels, close: closeLabels }] = useDisclosure()
  return (
    <>
      <Menu
        position="bottom-end"
        width={232}
        defaultOpened={defaultOpened}
        withInitialFocusPlaceholder={false}
        menuItemTabIndex={0}
      >
        <Menu.Target>
          <MoreButton />
        </Menu.Target>
        <Menu.Dropdown>
          {onUndo && (
            <Menu.Item
              leftSection={<IconArrowBackUp size={16} stroke={1.6} aria-hidden />}
              rightSection={<kbd className={classes.keys}>{isApple ? '⌘Z' : 'Ctrl Z'}</kbd>}
              onClick={onUndo}
            >
              Undo my last change
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconTag size={16} stroke={1.6} aria-hidden />} onClick={openLabels}>
            Labels…
          </Menu.Item>
          <Menu.Divider />
          <ExportItems filters={filters} filtered={filtered} />
        </Menu.Dropdown>
      </Menu>
      <Modal opened={labelsOpened} onClose={closeLabels} title="Labels of this project">
        <BoardLabels board={board} />
      </Modal>
    </>
  )
}
