import { type KeyboardEvent, Suspense, useRef, useState } from 'react'
import { announce } from '#client/core/announce.ts'
import { lazy } from '#client/core/lazy.ts'
import { orderColumns, updateColumn } from '#client/features/board-columns/data.ts'
import { ColumnIcon } from '#client/features/tasks/ColumnIcon.tsx'
import { InlineName } from '#client/ui/InlineName.tsx'
import { RowIcon } from '#client/ui/RowIcon.tsx'
import type { Column } from '#contract/columns.ts'
import { t } from '#contract/texts.ts'
import { ColumnCount } from './ColumnCount.tsx'
import classes from './ColumnHead.module.css'
import { movedBy } from './column-order.ts'
import { COLUMN_INSTRUCTIONS_ID } from './instructions.ts'
import { useView } from './view.ts'

const ColumnMenu = lazy(async () => ({ default: (await import('./ColumnMenu.tsx')).ColumnMenu }))

interface Props {
  column: Column
  ids: readonly string[]
  /** Not where columns stand in rows. */
  onAdd?: (() => void) | undefined
  onFold?: (() => void) | undefined
}

const MAX_TITLE = 60

export function ColumnHead({ column, ids, onAdd, onFold }: Props) {
  const { store, mayEdit, finishing } = useView()
  const { _id, title, type } = column
  const [isRenaming, setRenaming] = useState(false)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const handle = useRef<HTMLSpanElement>(null)

  function moveBy(steps: -1 | 1) {
    const order = movedBy(store.order, _id, steps)
    if (!order) return
    announce(t`${title} moved, column ${order.indexOf(_id) + 1} of ${order.length}`)
    void orderColumns(store, order)
    requestAnimationFrame(() => handle.current?.focus())
  }

  function onKeyDown(event: KeyboardEvent) {
    const isMove = event.altKey && event.shiftKey && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')
    if (!isMove && event.key !== 'Enter' && event.key !== 'F2') return
    event.preventDefault()
    if (isMove) moveBy(event.key === 'ArrowLeft' ? -1 : 1)
    else setRenaming(true)
  }

  return (
    <header className={classes.head} data-column-handle={mayEdit ? '' : undefined}>
      <ColumnIcon column={column} finishing={finishing.has(type)} />
      <h2 className={classes.title}>
        {isRenaming ? (
          <InlineName
            label="Column title"
            value={title}
            maxLength={MAX_TITLE}
            onSave={(name) => void updateColumn(store, _id, { title: name })}
            onClose={() => setRenaming(false)}
          />
        ) : mayEdit ? (
          // Not a button: Firefox lets nobody drag by one.
          // biome-ignore lint/a11y/useSemanticElements: see above
          <span
            ref={handle}
            role="button"
            tabIndex={0}
            title={title}
            aria-describedby={COLUMN_INSTRUCTIONS_ID}
            aria-keyshortcuts="Alt+Shift+ArrowLeft Alt+Shift+ArrowRight"
            onDoubleClick={() => setRenaming(true)}
            onKeyDown={onKeyDown}
          >
            {title}
          </span>
        ) : (
          <span title={title}>{title}</span>
        )}
      </h2>
      {!isRenaming && <ColumnCount column={column} shown={ids.length} />}
      <span className={classes.actions}>
        {mayEdit && onAdd && (
          <button type="button" aria-label={`Add task to ${title}`} title="Add task" onClick={onAdd}>
            <RowIcon name="plus" size={16} />
          </button>
        )}
        <button type="button" aria-label={`Actions of ${title}`} aria-haspopup="menu" onClick={() => setMenuOpen(true)}>
          <RowIcon name="dots" size={16} />
        </button>
        {isMenuOpen && (
          <Suspense>
            <ColumnMenu
              column={column}
              ids={ids}
              onClose={() => setMenuOpen(false)}
              onAdd={onAdd}
              onFold={onFold}
              onRename={() => setRenaming(true)}
              onMove={moveBy}
            />
          </Suspense>
        )}
      </span>
    </header>
  )
}
