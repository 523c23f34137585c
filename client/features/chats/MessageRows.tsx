import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useMe } from '#client/core/session.ts'
import { useNow } from '#client/core/use-now.ts'
import { JumpToLatest } from './JumpToLatest.tsx'
import classes from './MessageList.module.css'
import { moveFocus } from './move-focus.ts'
import { useOpenChat } from './open-chat.ts'
import { usePending } from './outbox.ts'
import { RowContent } from './RowContent.tsx'
import { type Row, rowsOf } from './rows.ts'
import type { Stretch } from './stretch.ts'
import { useFirstUnread } from './use-first-unread.ts'
import type { Target } from './use-jump-to.ts'
import { useLoadNearEnds } from './use-load-near-ends.ts'
import { useMarkRead } from './use-mark-read.ts'
import { END_PX, useStayAtEnd } from './use-stay-at-end.ts'

const OVERSCAN = 10
const heights: Record<Row['kind'], number> = { start: 150, older: 40, day: 44, new: 28, message: 44, pending: 44 }

/**
 * What changes its height above what is read must not move it, also on the way up: a message loses its name and picture when an older
 * one by the same person comes in before it.
 */
const beginsAbove = ({ start }: VirtualItem, _delta: number, { scrollOffset }: { scrollOffset: number | null }) =>
  start < (scrollOffset ?? 0)

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
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = beginsAbove
  const items = virtualizer.getVirtualItems()
  const { atEnd, onScroll } = useStayAtEnd(scroller, virtualizer, pending.length, target)

  const lastMessageAt = rows.findLastIndex(({ kind }) => kind === 'message')
  const targetAt = target ? rows.findIndex((row) => row.kind === 'message' && row.message._id === target.id) : -1
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes there when asked to, not whenever rows come and go
  useLayoutEffect(() => {
    if (targetAt >= 0) virtualizer.scrollToIndex(targetAt, { align: 'center' })
  }, [target])

  const [first, last] = [items[0], items.at(-1)]
  useLoadNearEnds(stretch, {
    isNearStart: first !== undefined && first.index <= OVERSCAN,
    isNearEnd: last !== undefined && last.index >= rows.length - OVERSCAN,
  })

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
              <RowContent row={rows[index]!} isTarget={index === targetAt} isLast={index === lastMessageAt} />
            </li>
          ))}
        </ol>
      </div>
      {!isShown && <JumpToLatest stretch={stretch} onJump={() => virtualizer.scrollToEnd()} />}
    </>
  )
}
