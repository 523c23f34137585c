import { IconChevronDown, IconDots, IconFolder, IconFolderOpen, IconLock, IconPlus } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { boardColor } from '#client/features/boards/board-color.ts'
import type { Row } from '#client/features/folders/tree.ts'
import { titleOf } from '#client/features/folders/tree.ts'
import { colorOf } from '#client/ui/color-of.ts'
import classes from './TreeRow.module.css'

interface Props {
  row: Row
  href: string
  isOpen: boolean
  isCurrent: boolean
  /** The one the Tab key leads to. */
  isTabStop: boolean
  isNew: boolean
  mayDrag: boolean
  mayAdd: boolean
  /** Stands in for the name while it is changed. */
  field: ReactNode
}

/** Plain elements, and no handler of its own: there can be hundreds. The tree listens for all of them. */
export const TreeRow = memo(function TreeRow(props: Props) {
  const { row, href, isOpen, isCurrent, isTabStop, isNew, mayDrag, mayAdd, field } = props
  const { node, level, index, count } = row
  const title = titleOf(node)
  const isFolder = node.kind === 'folder'
  return (
    <div
      role="treeitem"
      className={classes.row}
      style={{ '--level': level - 1 } as React.CSSProperties}
      data-node={node.id}
      data-kind={node.kind}
      data-draggable={mayDrag ? '' : undefined}
      data-new={isNew || undefined}
      aria-label={title}
      aria-level={level}
      aria-posinset={index}
      aria-setsize={count}
      aria-expanded={isFolder ? isOpen : undefined}
      aria-current={isCurrent ? 'page' : undefined}
      tabIndex={isTabStop ? 0 : -1}
    >
      {isFolder ? (
        <FolderIcon color={node.folder.color} isOpen={isOpen} />
      ) : (
        <i className={classes.dot} style={{ background: boardColor(node.board) }} />
      )}
      {field ??
        (isFolder ? (
          <span className={classes.label}>{title}</span>
        ) : (
          <a className={classes.label} href={href} tabIndex={-1} draggable={false}>
            {title}
          </a>
        ))}
      {node.kind === 'board' && node.board.visibility === 'private' && (
        <IconLock className={classes.lock} size={13} stroke={1.8} role="img" aria-label="Private" />
      )}
      <span className={classes.actions}>
        <button type="button" tabIndex={-1} data-action="menu" aria-label={`Actions of ${title}`}>
          <IconDots size={15} stroke={1.8} aria-hidden />
        </button>
        {isFolder && mayAdd && (
          <button type="button" tabIndex={-1} data-action="add" aria-label={`New in ${title}`}>
            <IconPlus size={15} stroke={1.8} aria-hidden />
          </button>
        )}
      </span>
      {isFolder && <IconChevronDown className={classes.chevron} size={14} stroke={1.9} aria-hidden />}
    </div>
  )
})

function FolderIcon({ color, isOpen }: { color: string; isOpen: boolean }) {
  const Icon = isOpen ? IconFolderOpen : IconFolder
  return <Icon className={classes.folder} size={16} stroke={1.6} color={colorOf(color)} aria-hidden />
}
