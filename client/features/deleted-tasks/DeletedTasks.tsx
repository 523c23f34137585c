import { Button } from '@mantine/core'
import { IconSearch, IconTrash } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { restoreTasks } from '#client/features/task-actions/data.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
import { RowList } from '#client/ui/RowList.tsx'
import { ShowOlder } from '#client/ui/ShowOlder.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import searchBox from '#client/ui/search-box.module.css'
import { useSettledText } from '#client/ui/use-settled-text.ts'
import { type DeletedTask, RESTORABLE_DAYS } from '#contract/deleted-tasks.ts'
import { many, t } from '#contract/texts.ts'
import { choose, noChoice } from './choice.ts'
import { DeletedTaskRow } from './DeletedTaskRow.tsx'
import classes from './DeletedTasks.module.css'
import { deletedTasksQuery } from './data.ts'
import { useDeletedTasksLive } from './live.ts'
import { isRestored, type Restored, withRestored } from './with-restored.ts'

interface Props {
  onOpenTask(taskId: string): void
}

/** Inside a dialog: what was deleted on the open board, to restore. */
export function DeletedTasks({ onOpenTask }: Props) {
  const { board } = useOpenBoard()
  const [wanted, setWanted] = useState('')
  const [text, setText] = useSettledText(wanted, setWanted)
  const [restored, setRestored] = useState<Restored>(new Map())
  const [choice, setChoice] = useState(noChoice)
  const list = useInfiniteQuery(deletedTasksQuery(board._id, wanted))
  useDeletedTasksLive(board._id)

  function keepInSight(task: DeletedTask) {
    setRestored((known) => new Map(known).set(task._id, task))
    setChoice(({ ids, last }) => ({ ids: new Set([...ids].filter((id) => id !== task._id)), last }))
  }

  return (
    <div className={classes.list}>
      <label className={`${searchBox.box} ${classes.search}`}>
        <IconSearch size={15} stroke={1.7} aria-hidden />
        <input
          type="search"
          aria-label="Search deleted tasks"
          placeholder="Search by title or number"
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <Loaded query={list} skeleton={<RowSkeletons count={4} />} failure={t`Failed to fetch the deleted tasks`}>
        {({ pages }) => {
          const listed = pages.flatMap(({ tasks }) => tasks)
          const shown = withRestored(listed, restored, wanted)
          const ids = shown.filter((task) => !isRestored(restored, task)).map(({ _id }) => _id)
          // What a search hides is not meant.
          const chosen = shown.filter(({ _id }) => ids.includes(_id) && choice.ids.has(_id))
          if (shown.length === 0) return wanted ? <NothingFound wanted={wanted} /> : <NothingDeleted />
          return (
            <>
              <RowList label="Deleted tasks" inPages>
                {shown.map((task) => (
                  <DeletedTaskRow
                    key={task._id}
                    task={task}
                    restored={isRestored(restored, task)}
                    isChosen={choice.ids.has(task._id)}
                    onChoose={(upTo) => setChoice(choose(choice, ids, task._id, upTo))}
                    onRestored={() => keepInSight(task)}
                    onOpen={() => onOpenTask(task._id)}
                  />
                ))}
              </RowList>
              <ShowOlder list={list} />
              {chosen.length > 0 && <RestoreChosen tasks={chosen} onRestored={keepInSight} />}
            </>
          )
        }}
      </Loaded>
    </div>
  )
}

interface ChosenProps {
  tasks: DeletedTask[]
  onRestored(task: DeletedTask): void
}

function RestoreChosen({ tasks, onRestored }: ChosenProps) {
  const { store } = useOpenBoard()
  const [under, setUnder] = useState<DeletedTask[]>([])
  const { length } = under.length > 0 ? under : tasks

  async function restore() {
    setUnder(tasks)
    const byId = new Map(tasks.map((task) => [task._id, task]))
    await restoreTasks(store, [...byId.keys()], (id) => onRestored(byId.get(id)!))
    setUnder([])
  }

  return (
    <div className={classes.chosen}>
      <Button loading={under.length > 0} onClick={() => void restore()}>
        {many(length, { one: 'Restore # task', other: 'Restore # tasks' })}
      </Button>
    </div>
  )
}

const NothingFound = ({ wanted }: { wanted: string }) => (
  <p className={classes.nothing}>No deleted task is called “{wanted}”.</p>
)

const NothingDeleted = () => (
  <EmptyState icon={IconTrash} title="Nothing to restore">
    {t`Deleted tasks stay here for ${RESTORABLE_DAYS} days. Until then anybody who may change tasks can restore them.`}
  </EmptyState>
)
