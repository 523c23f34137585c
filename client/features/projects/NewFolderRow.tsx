import { InlineName } from '#client/ui/InlineName.tsx'
import { RowIcon } from '#client/ui/RowIcon.tsx'
import classes from './TreeRow.module.css'

interface Props {
  top: number
  level: number
  onSave(name: string): void
  onClose(byKey: boolean): void
}

/** Stands in the tree where the folder will be. */
export function NewFolderRow({ top, level, onSave, onClose }: Props) {
  return (
    <div
      role="treeitem"
      className={classes.row}
      style={{ top, '--level': level } as React.CSSProperties}
      aria-label="New folder"
      tabIndex={-1}
    >
      <RowIcon name="folder" size={16} color="var(--h-text-3)" />
      <InlineName label="Folder name" placeholder="Folder name" maxLength={80} onSave={onSave} onClose={onClose} />
    </div>
  )
}
