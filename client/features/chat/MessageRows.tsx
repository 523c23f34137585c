import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useMe } from '#client/core/session.ts'
import { useNow } from '#client/core/use-now.ts'
import { ConversationStart } from './ConversationStart.tsx'
import { JumpToLatest } from './JumpToLatest.tsx'
import classes from './MessageList.module.css'
import type { Target } from './MessageList.tsx'
import { MessageRow } from './MessageRow.tsx'
import { useOpenChat } from './open-chat.ts'
import { usePending } from './outbox.ts'
import { PendingRow } from './PendingRow.tsx'
import { type Row, rowsOf } from './rows.ts'
import type { Stretch } from './stretch.ts'
import { useFirstUnread } from './use-first-unread.ts'
import { useMarkRead } from './use-mark-read.ts'
import { useMoreMessages } from './use-more-messages.ts'
import { END_PX, useStayAtEnd } from './use-stay-at-end.ts'

const OVERSCAN = 10
const heights: Record<Row['kind'], number> = { start: 150, older: 40, day: 44, new: 28, message: 44, pending: 44 }

interface Props {
  stretch: Stretch
  target: Target | null
}

export function MessageRows({ stretch, target }: Props) {
  const me = useMe()
  const now = useNow()
  const { chat } = useOpenChat()
  const scroller = useRef<HTMLDivElement>(null)
  const pending = usePending(chat._id)
  const firstUnread = useFirstUnread(stretch)
  const rows = useMemo(
    () => rowsOf({ stretch, pending, me: me._id, firstUnread, now }),
    [stretch, pending, me._id, firstUnread, now],
  )

  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heights[rows[index]!.kind],
    getItemKey: useCallback((index: number) => rows[index]!.key, [rows]),
    // Older messages come in above without moving what is read; at the end, what comes is followed.
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: END_PX,
    overscan: OVERSCAN,
    paddingEnd: 8,
    useFlushSync: false,
  })
  const items = virtualizer.getVirtualItems()
  const more = useMoreMessages(stretch)

  const { atEnd, onScroll } = useStayAtEnd(scroller, virtualizer, pending.length)

  const targetAt = target ? rows.findIndex((row) => row.kind === 'message' && row.message._id === target.id) : -1
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes there when asked to, not whenever rows come and go
  useLayoutEffect(() => {
    if (targetAt >= 0) virtualizer.scrollToIndex(targetAt, { align: 'center' })
  }, [target])

  const [first, last] = [items[0], items.at(-1)]
  const isNearStart = first !== undefined && first.index <= OVERSCAN
  const isNearEnd = last !== undefined && last.index >= rows.length - OVERSCAN
  useEffect(() => {
    if (isNearStart && stretch.hasOlder) more.older()
    else if (isNearEnd && stretch.hasNewer) more.newer()
  }, [isNearStart, isNearEnd, stretch, more])

  const isShown = atEnd && !stretch.hasNewer
  useMarkRead(stretch, isShown)

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the messages in it, which are what can be focused */}
      <div ref={scroller} className={classes.scroller} onScroll={onScroll} onKeyDown={moveFocus}>
        <ol className={classes.rows} style={{ height: virtualizer.getTotalSize() }} aria-label="Messages">
          {items.map(({ key, index, start }) => (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              className={classes.row}
              style={{ transform: `translateY(${start}px)` }}
            >
              <Shown row={rows[index]!} isTarget={index === targetAt} isLast={index === rows.length - 1} />
            </li>
          ))}
        </ol>
      </div>
      {!isShown && <JumpToLatest stretch={stretch} onJump={() => virtualizer.scrollToEnd()} />}
    </>
  )
}

function Shown({ row, isTarget, isLast }: { row: Row; isTarget: boolean; isLast: boolean }) {
  switch (row.kind) {
    case 'start':
      return <ConversationStart />
    case 'older':
      return <p className={classes.older}>Loading older messages…</p>
    case 'day':
      return (
        <p className={classes.day}>
          <span>{row.label}</span>
        </p>
      )
    case 'new':
      return (
        <p className={classes.new}>
          <span>New messages</span>
        </p>
      )
    case 'message':
      return <MessageRow {...row} isTarget={isTarget} isLast={isLast} />
    case 'pending':
      return <PendingRow {...row} />
  }
}

/** Up and down go from message to message; Tab goes on from there to what can be done with one. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const from = event.target
  if (!step || !(from instanceof HTMLElement) || !from.matches('[data-message]')) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-message]')]
  const next = all[all.indexOf(from) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
