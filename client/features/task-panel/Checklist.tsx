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
  if (!mayEdit && items.length === 0) return null

  const change = (id: string, fields: Partial<ChecklistItem>) =>
    save((all) => all.map((item) => (item._id === id ? { ...item, ...fields } : item)))

  function remove(item: ChecklistItem, index: number) {
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
        {items.map((item, index) =>
          hideDone && item.done ? null : (
            <ChecklistRow
              key={item._id}
              list={task._id}
              item={item}
              index={index}
              count={items.length}
              readOnly={!mayEdit}
              onMove={(from, to) => save((all) => moved(all, from, to))}
              onChange={(fields) => change(item._id, fields)}
              onDelete={() => remove(item, index)}
            />
          ),
        )}
      </ul>
      {mayEdit && items.length < MOST_ITEMS && (
        <NewChecklistItem onAdd={(text) => save((all) => [...all, ...itemsFromText(text)])} />
      )}
    </PanelSection>
  )
}
