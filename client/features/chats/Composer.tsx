import { IconArrowUp } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { isTouch } from '#client/core/is-touch.ts'
import { useMe } from '#client/core/session.ts'
import { GrowingText } from '#client/ui/GrowingText.tsx'
import { pastedFiles } from '#client/ui/pasted-files.ts'
import { keepRoomBelow } from '#client/ui/room-for-messages.ts'
import { MAX_MESSAGE, type Message } from '#contract/chats.ts'
import { AttachButton } from './AttachButton.tsx'
import classes from './Composer.module.css'
import { ComposerFiles } from './ComposerFiles.tsx'
import { loadNewest, messagesQuery } from './data.ts'
import { enterSends } from './enter-sends.ts'
import { useOpenChat } from './open-chat.ts'
import { quoteOf, send } from './outbox.ts'
import { ReplyBar } from './ReplyBar.tsx'
import { useChatFiles } from './use-chat-files.ts'
import { useComposedText } from './use-composed-text.ts'

interface Props {
  replyTo: Message | null
  onReplyDone(): void
}

export function Composer({ replyTo, onReplyDone }: Props) {
  const me = useMe()
  const cache = useQueryClient()
  const { chat, other, edit, editing } = useOpenChat()
  const field = useRef<HTMLTextAreaElement>(null)
  const { text, write, pause } = useComposedText(chat._id)
  const files = useChatFiles(chat._id)
  const maySend = (text.trim() !== '' || files.files.length > 0) && !files.underWay
  const shownMessages = () => cache.getQueryData(messagesQuery(chat._id).queryKey)

  // Whoever opens a chat wants to write; a phone would cover half of it with its keyboard.
  useEffect(() => {
    if (!isTouch() || replyTo) field.current?.focus()
  }, [replyTo])

  // From here to what was said last, and back here to go on.
  const isCorrecting = useRef(false)
  useEffect(() => {
    if (editing || !isCorrecting.current) return
    isCorrecting.current = false
    field.current?.focus()
  }, [editing])

  function submit() {
    if (!maySend) return
    const attachments = files.files.flatMap(({ stored }) => stored ?? [])
    send({ chatId: chat._id, body: text.trim(), replyTo: replyTo && quoteOf(replyTo), attachments })
    // Whoever writes while reading old messages wants to see what they wrote.
    if (shownMessages()?.hasNewer) void loadNewest(cache, chat._id).catch(() => {})
    write('')
    files.clear()
    onReplyDone()
  }

  /** The last thing I said, to put a word right. */
  function editLast() {
    const last = shownMessages()?.messages.findLast(
      ({ sender, deleted, body }) => sender?._id === me._id && !deleted && body !== '',
    )
    if (last) {
      isCorrecting.current = true
      edit(last._id)
    }
    return last !== undefined
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (enterSends(event)) submit()
    else if (event.key === 'Escape' && replyTo) onReplyDone()
    else if (event.key !== 'ArrowUp' || text !== '' || !editLast()) return
    event.preventDefault()
  }

  function attach(chosen: File[]) {
    files.add(chosen)
    // What was pressed is the clip: Enter would choose once more instead of sending.
    if (!isTouch()) field.current?.focus()
  }

  function take(event: ClipboardEvent | DragEvent, brought: File[]) {
    if (brought.length === 0) return
    event.preventDefault()
    files.add(brought)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files can be dropped on it; the button beside does the same
    <div
      ref={keepRoomBelow}
      className={classes.composer}
      onDrop={(event) => take(event, [...event.dataTransfer.files])}
      onDragOver={(event) => event.preventDefault()}
    >
      {replyTo && <ReplyBar message={replyTo} onCancel={onReplyDone} />}
      <ComposerFiles files={files.files} onRemove={files.remove} />
      {files.isWaiting && (
        <output className={classes.waiting}>
          No connection: the files go out as soon as it is back, then you can send.
        </output>
      )}
      <div className={classes.line}>
        <AttachButton onFiles={attach} />
        <div className={classes.grow}>
          <GrowingText
            ref={field}
            className={classes.field}
            aria-label={`Message ${other.name}`}
            placeholder={`Message ${other.name}`}
            rows={1}
            maxLength={MAX_MESSAGE}
            value={text}
            onChange={(event) => write(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onPaste={(event) => take(event, pastedFiles(event.clipboardData))}
            onBlur={pause}
          />
        </div>
        <button
          type="button"
          className={classes.send}
          aria-label="Send"
          title={files.underWay ? 'Files are still on their way' : 'Send (Enter)'}
          disabled={!maySend}
          // Whoever taps it goes on writing: a phone would put its keyboard away after every message.
          onPointerDown={(event) => event.preventDefault()}
          onClick={submit}
        >
          <IconArrowUp size={17} stroke={1.9} aria-hidden />
        </button>
      </div>
    </div>
  )
}
