import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { randomUuid } from '#client/core/random-id.ts'
import { toast } from '#client/core/toasts.tsx'
import { assignablePeople } from '#client/features/tasks/assignable.ts'
import { createTask } from '#client/features/tasks/data.ts'
import { placeBelow } from '#client/features/tasks/placing.ts'
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
  const { store, board, people, outsiders, labels, day, group, matches, asked, cells, openTask } = useView()
  const place = useMemo(() => ({ boardId: board._id, columnId, lane }), [board._id, columnId, lane])
  const [line, setLine] = useState(() => draftOf(place))
  const [asTitle, setAsTitle] = useState<ReadonlySet<string>>(new Set())
  /** Pasted, or refused while the next one was typed. */
  const [waiting, showWaiting] = useState(() => waitingOf(place))
  const facts = useMemo(
    () => ({ people: assignablePeople({ board, people, outsiders }), labels: [...labels.values()], today: day }),
    [board, people, outsiders, labels, day],
  )
  const read = useMemo(() => readQuickAdd(line, facts, asTitle), [line, facts, asTitle])
  const latest = useRef(line)
  /** What was typed since the field is open. */
  const typed = useRef<string[]>([])

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

  /**
   * At the top each stands below the one typed before it, so that they read in their order; one that was refused is not there. Named as
   * well: without a connection they are sent later, when the number may lie below what others added at the top.
   */
  function placeInTurn() {
    const after = typed.current.findLast((id) => store.task(id)?.columnId === columnId)
    return from === 'top' && after ? { after, position: placeBelow(store, columnId, after) } : { from }
  }

  /** Whether the task is there. */
  async function create({ title, fields }: QuickAdd): Promise<boolean> {
    const both = {
      members: [...new Set([...(fields.members ?? []), ...(asked.members ?? []).filter(isAssignable)])],
      labels: [...new Set([...(fields.labels ?? []), ...(asked.labels ?? [])])],
    }
    // What was typed says more than the row it was typed in. Where both fit, the task has both.
    const isElsewhere = group && fields[group] !== undefined && (group === 'priority' || lane === NONE)
    const laneFields = group && lane !== null && !isElsewhere ? fieldsInLane(both, group, null, lane) : {}
    const _id = randomUuid()
    const where = { _id, columnId, ...placeInTurn() }
    const creating = createTask(store, { ...where, title, ...asked, ...fields, ...both, ...laneFields })
    typed.current.push(_id)
    requestAnimationFrame(() => {
      const cell = cells.at(columnId, lane)
      const index = cell?.ids().indexOf(_id) ?? -1
      if (index >= 0) cell?.reveal(index)
    })
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
    if (await create(read)) return
    giveBack(place, words)
    // It stands in the field again, and means what it meant.
    if (latest.current === words) setAsTitle(asTitle)
  }

  const submitWaiting = () => {
    setWaiting([])
    return submitAll(waiting)
  }

  /** In their order, so that their numbers are too. The first one that is refused and those after it stay. */
  async function submitAll(lines: string[]) {
    for (const [at, words] of lines.entries()) {
      if (!(await create(readQuickAdd(words, facts)))) return waitAgain(place, lines.slice(at))
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
