import { type KeyboardEvent, Suspense, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { lazy } from '#client/core/lazy.ts'
import { SuggestionList } from '#client/features/kanban/SuggestionList.tsx'
import { useSuggestions } from '#client/features/kanban/use-suggestions.ts'
import { ComposerFoot } from '#client/ui/ComposerFoot.tsx'
import { MAX_TITLE } from '#contract/tasks.ts'
import { dayInFull, shortDay } from './calendar-days.ts'
import classes from './DayComposer.module.css'
import { useCalendar } from './view.ts'

const Understood = lazy(() => import('./Understood.tsx').then(({ Understood }) => ({ default: Understood })))

interface Props {
  day: string
  onClose(): void
}

/** Where tasks of a day are typed, one after the other. The signs of the board's field for new tasks work here too. */
export function DayComposer({ day, onClose }: Props) {
  const { create, draft, facts, newTasksGoTo } = useCalendar()
  const line = useSyncExternalStore(draft.subscribe, draft.words)
  const [asTitle, setAsTitle] = useState<ReadonlySet<string>>(new Set())
  const { fieldProps, takesKey, quiet, list } = useSuggestions({ line, write: (words) => draft.write(words), facts })
  useLayoutEffect(() => draft.openOn(day), [draft, day])

  async function submit() {
    const words = line.trim()
    if (words === '' || !create) return
    draft.write('')
    setAsTitle(new Set())
    if (await create(words, day, asTitle)) return
    // Whoever typed on keeps both.
    draft.write([words, draft.words()].filter(Boolean).join(' '))
    setAsTitle((since) => new Set([...asTitle, ...since]))
  }

  function close() {
    draft.leaveOn(day)
    onClose()
  }

  function onBlur() {
    if (line === '') onClose()
    else quiet()
  }

  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation()
    if (event.nativeEvent.isComposing || takesKey(event)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      void submit()
    }
    if (event.key === 'Escape') close()
  }

  return (
    <div className={classes.composer} data-composer>
      <input
        {...fieldProps}
        className={classes.field}
        aria-label={`New task on ${dayInFull(day)}`}
        placeholder="What needs doing?  ! @ #"
        maxLength={MAX_TITLE}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: whoever asked for a new task wants to type
        autoFocus
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      {list && <SuggestionList {...list} />}
      {line.trim() !== '' && (
        <Suspense>
          <Understood line={line} asTitle={asTitle} onTakeBack={(text) => setAsTitle(new Set([...asTitle, text]))} />
        </Suspense>
      )}
      <ComposerFoot onAdd={() => void submit()} onClose={close}>
        Enter adds it to <b>{newTasksGoTo}</b> on {shortDay(day)}, Esc closes.
      </ComposerFoot>
    </div>
  )
}
