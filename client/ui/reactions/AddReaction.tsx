import { Popover } from '@mantine/core'
import { IconMoodPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazy } from '#client/core/lazy.ts'
import classes from './Reactions.module.css'

const AllEmoji = lazy(() => import('./AllEmoji.tsx').then(({ AllEmoji }) => ({ default: AllEmoji })))

const quick = ['👍', '❤️', '🎉', '😄', '👀', '🙏']

interface Props {
  onChoose(emoji: string): void
  /** The look of the button, where it stands among others. */
  className?: string | undefined
  tabIndex?: number
  /** While it is open, whatever it stands in has to stay. */
  onOpen?: ((open: boolean) => void) | undefined
}

/** A button that offers the usual emoji first, and all of them behind one more click. */
export function AddReaction({ onChoose, className = classes.add, tabIndex, onOpen }: Props) {
  const [opened, setOpened] = useState(false)
  const [all, setAll] = useState(false)
  const show = (open: boolean) => {
    setOpened(open)
    onOpen?.(open)
    if (!open) setAll(false)
  }
  const choose = (emoji: string) => {
    show(false)
    onChoose(emoji)
  }
  return (
    <Popover opened={opened} onChange={show} position="bottom-start" trapFocus returnFocus offset={4}>
      <Popover.Target>
        <button
          type="button"
          className={className}
          tabIndex={tabIndex}
          aria-label="Add a reaction"
          onClick={() => show(!opened)}
        >
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
