import { Suspense, useState } from 'react'
import { dateTime, relativeTime } from '#client/core/dates.ts'
import { lazy } from '#client/core/lazy.ts'
import { useNow } from '#client/core/use-now.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import type { TaskActivity } from '#contract/comments.ts'
import { t } from '#contract/texts.ts'
import { changeWords, type Names } from './change-words.ts'
import classes from './TaskActivity.module.css'

const DescriptionChange = lazy(() =>
  import('./DescriptionChange.tsx').then(({ DescriptionChange }) => ({ default: DescriptionChange })),
)

interface Props {
  taskId: string
  change: Extract<TaskActivity, { kind: 'change' }>
  /** The oldest of those it stands for. */
  first: string
}

export function ChangeRow({ taskId, change, first }: Props) {
  const [opened, setOpened] = useState(false)
  const now = useNow()
  const names = useNames()
  return (
    <li className={classes.change}>
      <Avatar person={change.who} size={22} />
      <p className={classes.sentence}>
        <strong>{change.who?.name ?? stranger(change.payload)}</strong>{' '}
        {changeWords(change, names).map((part, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move
          typeof part === 'string' ? part : <strong key={at}>{part.strong}</strong>,
        )}{' '}
        <time className={classes.when} dateTime={change.when} title={dateTime(change.when)}>
          {relativeTime(change.when, now)}
        </time>
        {change.hasTexts && (
          <button type="button" className={classes.open} onClick={() => setOpened(true)}>
            What changed
          </button>
        )}
      </p>
      <Suspense>
        {opened && (
          <DescriptionChange taskId={taskId} first={first} last={change._id} onClose={() => setOpened(false)} />
        )}
      </Suspense>
    </li>
  )
}

/** Who is nobody here: somebody who filled in a form, or wrote code. */
function stranger({ form, author }: Record<string, unknown>) {
  if (form) return t`A visitor`
  return typeof author === 'string' && author ? author : t`Somebody who left`
}

function useNames(): Names {
  const { store, people, labels } = useOpenBoard()
  return {
    person: (id) => people.get(id)?.name,
    label: (id) => labels.get(id)?.name,
    column: (id) => store.column(id)?.title,
    task: (id) => store.task(id)?.taskId,
  }
}
