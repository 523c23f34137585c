import { memo, type ReactNode } from 'react'
import { boardColor } from '#client/features/boards/board-color.ts'
import { type TreeNode, titleOf } from '#client/features/folders/tree.ts'
import { colorOf } from '#client/ui/color-of.ts'
import { RowIcon } from '#client/ui/RowIcon.tsx'
import classes from './TreeRow.module.css'

interface Props {
  node: TreeNode
  /** How far down in the tree, in pixels. */
  top: number
  level: number
  /** Which of how many on its level. */
  index: number
  count: number
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
  const { node, top, level, index, count, href, isOpen, isCurrent, isTabStop, isNew, mayDrag, mayAdd, field } = props
  const title = titleOf(node)
  const isFolder = node.kind === 'folder'
  return (
    <div
      role="treeitem"
      className={classes.row}
      style={{ top, '--level': level - 1 } as React.CSSProperties}
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
        <RowIcon name={isOpen ? 'open-folder' : 'folder'} size={16} color={colorOf(node.folder.color)} />
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
        <RowIcon name="lock" className={classes.lock} size={13} label="Private" />
      )}
      <span className={classes.actions}>
        <button type="button" tabIndex={-1} data-action="menu" aria-label={`Actions of ${title}`}>
          <RowIcon name="dots" size={15} />
        </button>
        {isFolder && mayAdd && (
          <button type="button" tabIndex={-1} data-action="add" aria-label={`New in ${title}`}>
            <RowIcon name="plus" size={15} />
          </button>
        )}
      </span>
      {isFolder && <RowIcon name="chevron" className={classes.chevron} size={14} />}
    </div>
  )
})
