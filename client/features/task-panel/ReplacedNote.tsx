import { useEffect, useEffectEvent } from 'react'
import classes from './Description.module.css'
import { replacedWords } from './replaced-words.ts'
import { useLastWriter } from './use-last-writer.ts'

interface Props {
  taskId: string
  /** Only while everything is saved: what is being typed is nobody else's text. */
  onCompare: (() => void) | undefined
  /** It was this person: on the board, in another tab. */
  onOwn(): void
}

/** Somebody else wrote over what was written here. */
export function ReplacedNote({ taskId, onCompare, onOwn }: Props) {
  const writer = useLastWriter(taskId)
  const isMe = writer?.isMe ?? false
  const leave = useEffectEvent(onOwn)
  useEffect(() => {
    if (isMe) leave()
  }, [isMe])
  if (!writer || isMe) return null
  return (
    <>
      {replacedWords(writer.name)}{' '}
      {onCompare && (
        <button type="button" className={classes.retry} onClick={onCompare}>
          Compare
        </button>
      )}{' '}
    </>
  )
}
