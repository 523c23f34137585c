import { useEffect, useEffectEvent } from 'react'
import classes from './Description.module.css'
import { replacedWords } from './replaced-words.ts'
import { useLastWriter } from './use-last-writer.ts'

interface Props {
  taskId: string
  /** Then the newest text may be this person's own, in which that of the other one is joined. */
  whileTyping: boolean
  /** Only while everything is saved: what is being typed is nobody else's text. */
  onCompare: (() => void) | undefined
  /** It was this person: on the board, in another tab. */
  onOwn(): void
}

/** Somebody else wrote over what was written here. */
export function ReplacedNote({ taskId, whileTyping, onCompare, onOwn }: Props) {
  const writer = useLastWriter(taskId, { exceptMe: whileTyping })
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
