import { ActionIcon } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { Board } from '#contract/boards.ts'
import { under, useProjectActions } from './project-actions.ts'

interface Props {
  board: Board
}

export function BoardMenuButton({ board }: Props) {
  const { openMenu } = useProjectActions()
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={`Actions of ${board.title}`}
      aria-haspopup="menu"
      onClick={({ currentTarget }) => openMenu({ subject: { kind: 'board', id: board._id }, at: under(currentTarget) })}
    >
      <IconChevronDown size={16} stroke={1.8} aria-hidden />
    </ActionIcon>
  )
}
