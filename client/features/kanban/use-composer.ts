import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { toast } from '#client/core/toasts.tsx'
import { assignablePeople } from '#client/features/tasks/assignable.ts'
import { createTask } from '#client/features/tasks/data.ts'
import { NONE } from '#contract/task-filters.ts'
import { cardOfTask } from '#contract/tasks.ts'
import { t } from '#contract/texts.ts'
import {
  draftOf,
  giveBack,
  keepDraft,
  keepWaiting,
  onGivenBack,
  takeEntered,
  takeGivenBack,
  waitAgain,
  waitingOf,
} from './drafts.ts'
import { fieldsInLane } from './lanes.ts'
import { type QuickAdd, readQuickAdd, seeminglyMeant } from './quick-add.ts'
import { useView } from './view.ts'

interface Place {
  columnId: string
  lane: string | null
  from: 'top' | 'bottom'
}

/** The words for a new task, what they mean, and making it one. */
export function useComposer({ columnId, lane, from }: Place) {
  const { store, board, people, labels, day, group, matches, asked, cells, openTask } = useView()
  const place = useMemo(() => ({ boardId: board._id, columnId, lane }), [board._id, columnId, lane])
  const [line, setLine] = useState(() => draftOf(place))
  const [asTitle, setAsTitle] = useState<ReadonlySet<string>>(new Set())
  /** Pasted, or refused while the next one was typed. */
  const [waiting, showWaiting] = useState(() => waitingOf(place))
  const facts = useMemo(
    () => ({ people: assignablePeople({ board, people }), labels: [...labels.values()], today: day }),
    [board, people, labels, day],
  )
  const read = useMemo(() => readQuickAdd(line, facts, asTitle), [line, facts, asTitle])
  const latest = useRef(line)

  // It is drawn a good while before it takes the place of the plain field: what was typed there meanwhile is in the draft alone.
  useLayoutEffect(() => {
    latest.current = draftOf(place)
    setLine(latest.current)
  }, [place])

  function write(words: string) {
    latest.current = words
    setLine(words)
    keepDraft(place, words)
  }

  function setWaiting(lines: string[]) {
    showWaiting(lines)
    keepWaiting(place, lines)
  }

  const isAssignable = (id: string) => facts.people.some(({ _id }) => _id === id)

  /** Whether the task is there. */
  async function create({ title, fields }: QuickAdd): Promise<boolean> {
    const both = {
      members: [...new Set([...(fields.members ?? []), ...(asked.members ?? []).filter(isAssignable)])],
      labels: [...new Set([...(fields.labels ?? []), ...(asked.labels ?? [])])],
    }
    // What was typed says more than the row it was typed in. Where both fit, the task has both.
    const isElsewhere = group && fields[group] !== undefined && (group === 'priority' || lane === NONE)
    const laneFields = group && lane !== null && !isElsewhere ? fieldsInLane(both, group, null, lane) : {}
    const creating = createTask(store, { columnId, title, from, ...asked, ...fields, ...both, ...laneFields })
    const cell = cells.at(columnId, lane)
    if (cell) requestAnimationFrame(() => cell.reveal(from === 'top' ? 0 : cell.ids().length - 1))
    const task = await creating
    if (task && matches && !matches(cardOfTask(task)))
      toast.info(t`${task.taskId} was added. The filter hides it.`, { label: t`Open`, run: () => openTask(task._id) })
    return task !== null
  }

  async function submit() {
    if (read.title === '') return
    const words = line
    write('')
    setAsTitle(new Set())
    if (!(await create(read))) giveBack(place, words)
  }

  const submitWaiting = () => {
    setWaiting([])
    return submitAll(waiting)
  }

  /** In their order, so that their numbers are too. The first one that is refused and those after it stay. */
  async function submitAll(all: string[]) {
    const lines = from === 'top' ? all.toReversed() : all
    for (const [at, words] of lines.entries()) {
      if (await create(readQuickAdd(words, facts))) continue
      const left = lines.slice(at)
      return waitAgain(place, from === 'top' ? left.toReversed() : left)
    }
  }

  const submitEntered = useEffectEvent(() => void submitAll(takeEntered(place)))
  useEffect(() => submitEntered(), [])

  /** Whoever has begun something else here keeps both. */
  const fetchGivenBack = useEffectEvent(() => {
    showWaiting(waitingOf(place))
    for (const words of takeGivenBack(place)) {
      if (latest.current === '') write(words)
      else setWaiting([...waitingOf(place), words])
    }
  })
  useEffect(() => {
    fetchGivenBack()
    return onGivenBack(() => fetchGivenBack())
  }, [])

  return {
    line,
    write,
    facts,
    tokens: read.tokens,
    notUnderstood: seeminglyMeant(read.title, asTitle),
    takeBack: (text: string) => setAsTitle(new Set([...asTitle, text])),
    submit,
    waiting,
    setWaiting,
    submitWaiting,
  }
}
