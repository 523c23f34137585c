import { ActionIcon } from '@mantine/core'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import type { BoardSummary } from '#contract/boards.ts'
import { useToggleFavorite } from './data.ts'

interface Props {
  board: BoardSummary
}

export function FavoriteButton({ board: { _id: boardId, workspace, favorite } }: Props) {
  const toggleFavorite = useToggleFavorite(workspace._id)
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
