import { useEffect, useEffectEvent } from 'react'
import classes from './Description.module.css'
import { replacedWords } from './replaced-words.ts'
import { useLastWriter } from './use-last-writer.ts'

interface Props {
  taskId: string
  /** What was typed is joined with theirs, and is the newest text once it is saved. */
  whileTyping: boolean
  isSaved: boolean
  onCompare(): void
  /** It was this person: on the board, in another tab. */
  onOwn(): void
}

/** Somebody else wrote over what was written here. */
export function ReplacedNote({ taskId, whileTyping, isSaved, onCompare, onOwn }: Props) {
  const writer = useLastWriter(taskId, { isJoined: whileTyping && isSaved })
  const isMe = writer?.isMe ?? false
  // The history may know the joined text before this page knows that it is saved.
  const isOwn = isMe && (isSaved || !whileTyping)
  const leave = useEffectEvent(onOwn)
  useEffect(() => {
    if (isOwn) leave()
  }, [isOwn])
  if (!writer || isMe) return null
  return (
    <>
      {replacedWords(writer.name)} {/* What is being typed is nobody else's text. */}
      {isSaved && (
        <button type="button" className={classes.retry} onClick={onCompare}>
          Compare
        </button>
      )}{' '}
    </>
  )
}
