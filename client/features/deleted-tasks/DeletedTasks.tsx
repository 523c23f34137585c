import { IconSearch, IconTrash } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
import { RowList } from '#client/ui/RowList.tsx'
import { ShowOlder } from '#client/ui/ShowOlder.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import searchBox from '#client/ui/search-box.module.css'
import { useSettledText } from '#client/ui/use-settled-text.ts'
import { RESTORABLE_DAYS } from '#contract/deleted-tasks.ts'
import { t } from '#contract/texts.ts'
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
  const list = useInfiniteQuery(deletedTasksQuery(board._id, wanted))
  useDeletedTasksLive(board._id)
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
          if (shown.length === 0) return wanted ? <NothingFound wanted={wanted} /> : <NothingDeleted />
          return (
            <>
              <RowList label="Deleted tasks" inPages>
                {shown.map((task) => (
                  <DeletedTaskRow
                    key={task._id}
                    task={task}
                    restored={isRestored(restored, task)}
                    onRestored={() => setRestored((known) => new Map(known).set(task._id, task))}
                    onOpen={() => onOpenTask(task._id)}
                  />
                ))}
              </RowList>
              <ShowOlder list={list} />
            </>
          )
        }}
      </Loaded>
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
