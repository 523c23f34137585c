import { ActionIcon, Checkbox } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { useSaveOnTheWay } from '#client/core/use-save-on-the-way.ts'
import { GrowingText } from '#client/ui/GrowingText.tsx'
import { SortableRow } from '#client/ui/SortableRow.tsx'
import type { ChecklistItem } from '#contract/tasks.ts'
import classes from './Checklist.module.css'

interface Props {
  list: string
  item: ChecklistItem
  index: number
  count: number
  readOnly: boolean
  onMove(from: number, to: number): void
  onChange(fields: Partial<ChecklistItem>): void
  onDelete(): void
}

export function ChecklistRow({ item, readOnly, onChange, onDelete, ...place }: Props) {
  const box = (
    <Checkbox
      size="xs"
      checked={item.done}
      disabled={readOnly}
      aria-label={item.text}
      onChange={(event) => onChange({ done: event.currentTarget.checked })}
    />
  )
  if (readOnly) {
    return (
      <li className={classes.row}>
        {box}
        <span className={classes.text} data-done={item.done || undefined}>
          {item.text}
        </span>
      </li>
    )
  }
  return (
    <SortableRow name={item.text} {...place}>
      {box}
      <ItemText item={item} onSave={(text) => onChange({ text })} />
      <ActionIcon size={24} className={classes.delete ?? ''} aria-label={`Delete ${item.text}`} onClick={onDelete}>
        <IconTrash size={15} stroke={1.6} />
      </ActionIcon>
    </SortableRow>
  )
}

function ItemText({ item, onSave }: { item: ChecklistItem; onSave(text: string): void }) {
  const [draft, setDraft] = useState<string | null>(null)

  function save() {
    const text = draft?.trim()
    setDraft(null)
    if (text && text !== item.text) onSave(text)
  }
  useSaveOnTheWay(save)

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') event.currentTarget.blur()
    else if (event.key === 'Escape' && draft !== null) setDraft(null)
    else return
    event.preventDefault()
  }

  return (
    <div className={classes.words}>
      <GrowingText
        className={classes.text}
        data-done={item.done || undefined}
        aria-label={`Edit ${item.text}`}
        maxLength={500}
        rows={1}
        value={draft ?? item.text}
        // An item is one line, however many it is shown in.
        onChange={(event) => setDraft(event.currentTarget.value.replace(/\s*\n\s*/g, ' '))}
        onKeyDown={onKeyDown}
        onBlur={save}
      />
    </div>
  )
}
