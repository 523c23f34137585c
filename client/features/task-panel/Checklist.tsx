import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '#client/core/toasts.tsx'
import { taskQuery } from '#client/features/tasks/data.ts'
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
  task: Pick<Task, '_id' | 'boardId' | 'checklist'>
}

export function Checklist({ task }: Props) {
  const { mayEdit } = useOpenBoard()
  const cache = useQueryClient()
  const { mutate } = useChangeChecklist(task)
  const [hideDone, setHideDone] = useState(false)
  const items = task.checklist
  const done = items.filter((item) => item.done).length
  if (!mayEdit && items.length === 0) return null

  const save = (checklist: ChecklistItem[]) => mutate({ taskId: task._id, checklist: checklist.slice(0, MOST_ITEMS) })
  const change = (id: string, fields: Partial<ChecklistItem>) =>
    save(items.map((item) => (item._id === id ? { ...item, ...fields } : item)))

  function remove(item: ChecklistItem, index: number) {
    save(items.filter(({ _id }) => _id !== item._id))
    const putBack = () => {
      const now = cache.getQueryData(taskQuery(task._id).queryKey)?.checklist ?? items
      save([...now.slice(0, index), item, ...now.slice(index)])
    }
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
              onMove={(from, to) => save(moved(items, from, to))}
              onChange={(fields) => change(item._id, fields)}
              onDelete={() => remove(item, index)}
            />
          ),
        )}
      </ul>
      {mayEdit && items.length < MOST_ITEMS && (
        <NewChecklistItem onAdd={(text) => save([...items, ...itemsFromText(text)])} />
      )}
    </PanelSection>
  )
}
