import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { GrowingText } from '#client/ui/GrowingText.tsx'
import { MAX_MESSAGE, type Message } from '#contract/chats.ts'
import { useUpdateMessage } from './data.ts'
import { keepEdit, keptEdit } from './draft.ts'
import { enterSends } from './enter-sends.ts'
import classes from './MessageRow.module.css'
import { useOpenChat } from './open-chat.ts'

/** Changes a message where it stands. Enter saves, Escape leaves it as it was. What is not saved yet is still there. */
export function MessageEditor({ message }: { message: Message }) {
  const { chat, edit, editAgain } = useOpenChat()
  const [text, setText] = useState(() => keptEdit(message._id) || message.body)
  const field = useRef<HTMLTextAreaElement>(null)
  const updateMessage = useUpdateMessage(chat._id)

  useEffect(() => {
    const { current } = field
    current?.focus()
    current?.setSelectionRange(current.value.length, current.value.length)
  }, [])

  function write(words: string) {
    setText(words)
    // The row of the message goes when it is scrolled away.
    keepEdit(message._id, words)
  }

  function save() {
    const body = text.trim()
    if (body === '') return
    edit(null)
    if (body === message.body) return keepEdit(message._id, '')
    // Whoever has begun to change it again by the time of the answer keeps that.
    updateMessage.mutateAsync({ messageId: message._id, body }).then(
      () => {
        if (keptEdit(message._id).trim() === body) keepEdit(message._id, '')
      },
      () => {
        if (keptEdit(message._id) === '') keepEdit(message._id, body)
        editAgain(message._id)
      },
    )
  }

  function leave() {
    keepEdit(message._id, '')
    edit(null)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') leave()
    else if (enterSends(event)) save()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className={classes.editor}>
      <GrowingText
        ref={field}
        className={classes.field}
        aria-label="Edit the message"
        maxLength={MAX_MESSAGE}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <p className={classes.hint}>
        <button type="button" onClick={leave}>
          Cancel
        </button>
        <button type="button" onClick={save} disabled={text.trim() === ''}>
          Save
        </button>
      </p>
    </div>
  )
}
