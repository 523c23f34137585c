import { Popover } from '@mantine/core'
import { IconMoodPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useMe } from '#client/core/session.ts'
import { mayComment } from '#client/features/boards/may.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import type { Comment } from '#contract/comments.ts'
import { useReact } from './data.ts'
import classes from './Reactions.module.css'

const AllEmoji = lazy(() => import('./AllEmoji.tsx').then(({ AllEmoji }) => ({ default: AllEmoji })))

const quick = ['👍', '❤️', '🎉', '😄', '👀', '🙏']

interface Props {
  comment: Comment
  taskId: string
}

export function Reactions({ comment, taskId }: Props) {
  const { board, people } = useOpenBoard()
  const me = useMe()
  const react = useReact(taskId)
  const may = mayComment(board)
  const given = Object.entries(comment.reactions)
  if (!may && given.length === 0) return null
  const choose = (emoji: string) => react.mutate({ commentId: comment._id, emoji })
  return (
    <div className={classes.reactions}>
      {given.map(([emoji, ids]) => (
        <button
          key={emoji}
          type="button"
          className={classes.reaction}
          aria-pressed={ids.includes(me._id)}
          aria-label={`${emoji} ${ids.length}`}
          title={ids.map((id) => people.get(id)?.name ?? 'Somebody').join(', ')}
          disabled={!may}
          onClick={() => choose(emoji)}
        >
          {emoji} <span className={classes.count}>{ids.length}</span>
        </button>
      ))}
      {may && <AddReaction onChoose={choose} />}
    </div>
  )
}

function AddReaction({ onChoose }: { onChoose(emoji: string): void }) {
  const [opened, setOpened] = useState(false)
  const [all, setAll] = useState(false)
  const show = (open: boolean) => {
    setOpened(open)
    if (!open) setAll(false)
  }
  const choose = (emoji: string) => {
    show(false)
    onChoose(emoji)
  }
  return (
    <Popover opened={opened} onChange={show} position="bottom-start" trapFocus returnFocus offset={4}>
      <Popover.Target>
        <button type="button" className={classes.add} aria-label="Add a reaction" onClick={() => show(!opened)}>
          <IconMoodPlus size={16} stroke={1.6} aria-hidden />
        </button>
      </Popover.Target>
      <Popover.Dropdown p={6}>
        {all ? (
          <Suspense fallback={<div className={classes.waiting} />}>
            <AllEmoji onChoose={choose} />
          </Suspense>
        ) : (
          <div className={classes.quick}>
            {quick.map((emoji) => (
              <button
                key={emoji}
                type="button"
                className={classes.emoji}
                aria-label={`React with ${emoji}`}
                onClick={() => choose(emoji)}
              >
                {emoji}
              </button>
            ))}
            <button type="button" className={classes.emoji} aria-label="All emoji" onClick={() => setAll(true)}>
              <IconMoodPlus size={17} stroke={1.6} aria-hidden />
            </button>
          </div>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
