import { Button } from '@mantine/core'
import { useState } from 'react'
import { toast } from '#client/core/toasts.tsx'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { moved } from '#client/ui/moved.ts'
import { PanelSection } from '#client/ui/PanelSection.tsx'
import progress from '#client/ui/progress.module.css'
import type { ChecklistItem, Task } from '#contract/tasks.ts'
import { t } from '#contract/texts.ts'
import classes from './Checklist.module.css'
import { ChecklistRow } from './ChecklistRow.tsx'
import { itemsFromText, MOST_ITEMS } from './checklist-changes.ts'
import { useChangeChecklist } from './data.ts'
import { NewChecklistItem } from './NewChecklistItem.tsx'

interface Props {
  task: Task
}

export function Checklist({ task }: Props) {
  const { mayEdit } = useOpenBoard()
  const save = useChangeChecklist(task)
  const [hideDone, setHideDone] = useState(false)
  const items = task.checklist
  const done = items.filter((item) => item.done).length
  const shown = hideDone ? items.filter((item) => !item.done) : items
  if (!mayEdit && items.length === 0) return null

  const change = (id: string, fields: Partial<ChecklistItem>) =>
    save((all) => all.map((item) => (item._id === id ? { ...item, ...fields } : item)))

  /** Places are those on screen: one that is hidden is passed by, never changed places with. */
  const move = (from: number, to: number) =>
    save((all) => {
      const placeOf = (place: number) => all.findIndex(({ _id }) => _id === shown[place]?._id)
      return moved(all, placeOf(from), placeOf(to))
    })

  function remove(item: ChecklistItem) {
    const index = items.indexOf(item)
    save((all) => all.filter(({ _id }) => _id !== item._id))
    const putBack = () => save((all) => all.toSpliced(index, 0, item))
    toast.info(t`Checklist item deleted`, { label: t`Undo`, run: putBack })
  }

  return (
    <PanelSection
      title="Checklist"
      note={items.length > 0 && t`${done} of ${items.length}`}
      action={
        done > 0 && (
          <Button variant="subtle" color="gray" aria-pressed={hideDone} onClick={() => setHideDone(!hideDone)}>
            {hideDone ? 'Show done' : 'Hide done'}
          </Button>
        )
      }
    >
      {items.length > 0 && (
        <progress
          className={`${progress.bar} ${classes.progress}`}
          aria-label="Checklist progress"
          value={done}
          max={items.length}
        />
      )}
      <ul className={classes.list}>
        {shown.map((item, index) => (
          <ChecklistRow
            key={item._id}
            list={task._id}
            item={item}
            index={index}
            count={shown.length}
            readOnly={!mayEdit}
            onMove={move}
            onChange={(fields) => change(item._id, fields)}
            onDelete={() => remove(item)}
          />
        ))}
      </ul>
      {mayEdit && items.length < MOST_ITEMS && (
        <NewChecklistItem onAdd={(text) => save((all) => [...all, ...itemsFromText(text)])} />
      )}
    </PanelSection>
  )
}
