import { ActionIcon } from '@mantine/core'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import type { BoardSummary } from '#contract/boards.ts'
import { useToggleFavorite } from './data.ts'
import { mayChangeBoard } from './may.ts'

interface Props {
  board: BoardSummary
}

export function FavoriteButton({ board }: Props) {
  const { _id: boardId, workspace, favorite } = board
  const toggleFavorite = useToggleFavorite(workspace._id)
  if (!mayChangeBoard(board)) return null
  const Star = favorite ? IconStarFilled : IconStar
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label="Favorite"
      aria-pressed={favorite}
      onClick={() => toggleFavorite.mutate({ boardId })}
    >
      <Star size={17} stroke={1.7} {...(favorite && { color: 'var(--h-gold)' })} aria-hidden />
    </ActionIcon>
  )
}
