import { IconTypography } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { toast } from '#client/core/toasts.tsx'
import { focusCard } from '#client/features/app-commands/focus-card.ts'
import { useOpenProject } from '#client/features/app-commands/use-open-project.ts'
import { usePlace } from '#client/features/app-commands/use-place.ts'
import type { Command, PageContents, PalettePage } from '#client/features/commands/command.ts'
import { giveBack } from '#client/features/kanban/drafts.ts'
import { type QuickAdd, readQuickAdd, seeminglyMeant } from '#client/features/kanban/quick-add.ts'
import { suggestionsAt, withSuggestion } from '#client/features/kanban/suggestions.ts'
import { assignablePeople } from '#client/features/tasks/assignable.ts'
import { ColumnIcon } from '#client/features/tasks/ColumnIcon.tsx'
import { createTask } from '#client/features/tasks/data.ts'
import { priorityWords } from '#client/features/tasks/level-words.ts'
import type { OpenBoard } from '#client/features/tasks/open-board.ts'
import { dayWords, today } from '#client/features/tasks/words.ts'
import { t } from '#contract/texts.ts'

/** A line as in a column, and below it the columns it can go to. */
export const newTaskPage: PalettePage = {
  id: 'new-task',
  title: t`New task`,
  placeholder: t`What needs doing?  ! @ #`,
  isWriting: true,
  useContents(text, { taskIds }): PageContents {
    const open = useOpenProject()
    const { boardId } = usePlace()
    const navigate = useNavigate()
    const [asTitle, setAsTitle] = useState<ReadonlySet<string>>(new Set())
    if (!boardId) return { commands: [], nothing: t`Open a project first.` }
    if (!open) return { commands: [], isBusy: true, nothing: t`Opening the project…` }
    const { store, board } = open
    if (!open.mayEdit) return { commands: [], nothing: t`You can look at this project, but not change it.` }
    const facts = factsOf(open)
    const read = readQuickAdd(text, facts, asTitle)
    const isUnderstood = read.tokens.some(({ to }) => to === text.length)
    const offer = isUnderstood ? null : suggestionsAt(text, text.length, facts)
    const left = offer ? '' : seeminglyMeant(read.title, asTitle).join(', ')
    const place = t`New task in ${board.title}`
    const becomes = read.tokens.length > 0 ? `“${read.title}”` : ''
    const about = [place, becomes, left && t`Stays in the title: ${left}`].filter(Boolean).join(' · ')
    if (read.title === '')
      return { commands: [], about, nothing: t`Write a title. !high, @name, #label and a day are understood, too.` }

    async function add(columnId: string) {
      const task = await createTask(store, { columnId, title: read.title, ...read.fields })
      // The palette is closed by then: the words are where they would have been typed otherwise.
      if (!task) return giveBack({ boardId: board._id, columnId, lane: null }, text)
      focusCard(task._id)
      const run = () =>
        void navigate({
          to: '/$workspace/projects/$boardId',
          params: { workspace: board.workspace.url, boardId: board._id },
          search: { task: task._id },
        })
      // Taken back at once, there is nothing left to open.
      const follow = (takeAway: () => void) =>
        store.subscribe(`task:${task._id}`, () => store.task(task._id) || takeAway())
      toast.success(t`${task.taskId || `“${task.title}”`} added`, { label: t`Open`, run, follow })
    }

    const completions = (offer?.suggestions ?? []).map(
      (suggestion): Command => ({
        id: suggestion.text,
        title: suggestion.title,
        hint: suggestion.text,
        group: t`Suggestions`,
        completes: withSuggestion(text, offer!, suggestion).line,
      }),
    )

    const commands = columnsOf(open, taskIds[0]).map(
      (column): Command => ({
        id: column._id,
        title: t`Add to ${column.title}`,
        hint: understood(read, open),
        group: t`Columns`,
        icon: <ColumnIcon column={column} finishing={open.finishing.has(column.type)} />,
        run: () => void add(column._id),
      }),
    )
    /** Signs are meant; a day or a number may be no more than a word. */
    const takenBack = read.tokens
      .filter(({ kind }) => kind === 'due' || kind === 'complexity')
      .map(
        ({ text: word }): Command => ({
          id: `keep-${word}`,
          title: t`Keep “${word}” in the title`,
          group: t`Title`,
          icon: <IconTypography size={17} stroke={1.6} aria-hidden />,
          staysOpen: true,
          completes: text,
          run: () => setAsTitle(new Set([...asTitle, word])),
        }),
      )
    return { commands: [...completions, ...commands, ...takenBack], about }
  },
}

/** That of the card one is at first, else the first of the board. */
function columnsOf({ store }: OpenBoard, taskId: string | undefined) {
  const here = taskId && store.task(taskId)?.columnId
  const columns = store.order.flatMap((id) => store.column(id) ?? [])
  return columns.toSorted((one, other) => Number(other._id === here) - Number(one._id === here))
}

const factsOf = ({ board, people, outsiders, labels }: OpenBoard) => ({
  people: assignablePeople({ board, people, outsiders }),
  labels: [...labels.values()],
  today: today(),
})

/** "High, Ada, Bug, Fri": what the line says besides the title. */
function understood({ tokens }: QuickAdd, { people, labels }: OpenBoard): string | undefined {
  const words = tokens.map((token) => {
    switch (token.kind) {
      case 'priority':
        return priorityWords[token.value]
      case 'member':
        return people.get(token.value)?.name
      case 'label':
        return labels.get(token.value)?.name
      case 'due':
        return dayWords(token.value)
      default:
        return token.text
    }
  })
  return words.join(', ') || undefined
}
