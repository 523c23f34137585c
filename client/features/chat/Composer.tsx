import { ActionIcon } from '@mantine/core'
import { IconArrowUp, IconPaperclip, IconX } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useMe } from '#client/core/session.ts'
import { GrowingText } from '#client/ui/GrowingText.tsx'
import { MAX_MESSAGE, type Message } from '#contract/chats.ts'
import classes from './Composer.module.css'
import { ComposerFiles } from './ComposerFiles.tsx'
import { gist } from './chat-list.ts'
import { loadNewest, messagesQuery } from './data.ts'
import { chatDraft, keepChatDraft } from './draft.ts'
import { useOpenChat } from './open-chat.ts'
import { send } from './outbox.ts'
import { useTellTyping } from './typing.ts'
import { useChatFiles } from './use-chat-files.ts'

interface Props {
  replyTo: Message | null
  onReplyDone(): void
}

/** On a phone Enter makes a line: there is a button beside it to send. */
const entersSend = () => !window.matchMedia('(pointer: coarse)').matches

export function Composer({ replyTo, onReplyDone }: Props) {
  const me = useMe()
  const cache = useQueryClient()
  const { chat, other, edit } = useOpenChat()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(() => chatDraft(me._id, chat._id))
  const files = useChatFiles(chat._id)
  const typing = useTellTyping(chat._id)
  const isEmpty = text.trim() === '' && files.files.length === 0

  // Whoever opens a chat wants to write; a phone would cover half of it with its keyboard.
  useEffect(() => {
    if (entersSend() || replyTo) field.current?.focus()
  }, [replyTo])

  function write(next: string) {
    setText(next)
    keepChatDraft(me._id, chat._id, next)
    typing.tell(next)
  }

  function submit() {
    if (isEmpty || files.underWay) return
    const quoted = replyTo && {
      _id: replyTo._id,
      sender: replyTo.sender?._id ?? null,
      body: replyTo.body,
      deleted: false,
    }
    const attachments = files.files.flatMap(({ stored }) => stored ?? [])
    send({ chatId: chat._id, body: text.trim(), replyTo: quoted, attachments })
    // Whoever writes while reading old messages wants to see what they wrote.
    if (cache.getQueryData(messagesQuery(chat._id).queryKey)?.hasNewer) void loadNewest(cache, chat._id).catch(() => {})
    typing.stop()
    setText('')
    keepChatDraft(me._id, chat._id, '')
    files.clear()
    onReplyDone()
  }

  /** The last thing I said, to put a word right. */
  function editLast() {
    const messages = cache.getQueryData(messagesQuery(chat._id).queryKey)?.messages ?? []
    const last = messages.findLast(({ sender, deleted, body }) => sender?._id === me._id && !deleted && body !== '')
    if (last) edit(last._id)
    return last !== undefined
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && !event.shiftKey && entersSend()) submit()
    else if (event.key === 'Escape' && replyTo) onReplyDone()
    else if (event.key !== 'ArrowUp' || text !== '' || !editLast()) return
    event.preventDefault()
  }

  function onPaste(event: ClipboardEvent) {
    const pasted = [...event.clipboardData.files]
    if (pasted.length === 0) return
    event.preventDefault()
    files.add(pasted)
  }

  function onDrop(event: DragEvent) {
    const dropped = [...event.dataTransfer.files]
    if (dropped.length === 0) return
    event.preventDefault()
    files.add(dropped)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files can be dropped on it; the button beside does the same
    <div className={classes.composer} onDrop={onDrop} onDragOver={(event) => event.preventDefault()}>
      {replyTo && (
        <div className={classes.reply}>
          <span>
            Reply to{' '}
            <strong>{replyTo.sender?._id === me._id ? 'yourself' : (replyTo.sender?.name ?? other.name)}</strong>:{' '}
            {gist(replyTo)}
          </span>
          <ActionIcon size={22} aria-label="No reply" onClick={onReplyDone}>
            <IconX size={14} stroke={1.7} />
          </ActionIcon>
        </div>
      )}
      <ComposerFiles files={files.files} onRemove={files.remove} />
      <div className={classes.line}>
        <AttachButton onFiles={files.add} />
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
            onPaste={onPaste}
            onBlur={typing.stop}
          />
        </div>
        <button
          type="button"
          className={classes.send}
          aria-label="Send"
          title={files.underWay ? 'Files are still on their way' : 'Send (Enter)'}
          disabled={isEmpty || files.underWay}
          onClick={submit}
        >
          <IconArrowUp size={17} stroke={1.9} aria-hidden />
        </button>
      </div>
    </div>
  )
}

function AttachButton({ onFiles }: { onFiles(files: File[]): void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files to send"
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])])
          // The same file again would otherwise be no change.
          event.currentTarget.value = ''
        }}
      />
      <ActionIcon size={30} aria-label="Attach files" title="Attach files" onClick={() => input.current?.click()}>
        <IconPaperclip size={17} stroke={1.6} />
      </ActionIcon>
    </>
  )
}
