import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { ComposerFoot } from '#client/ui/ComposerFoot.tsx'
import { MAX_TITLE } from '#contract/tasks.ts'
import { t } from '#contract/texts.ts'
import { asOneTitle } from './as-one-title.ts'
import { MOST_LINES, pastedLines } from './pasted-lines.ts'
import { SuggestionList } from './SuggestionList.tsx'
import classes from './TaskComposer.module.css'
import { TokenChips } from './TokenChips.tsx'
import { useComposer } from './use-composer.ts'
import { useSuggestions } from './use-suggestions.ts'
import { useView } from './view.ts'
import { WaitingLines } from './WaitingLines.tsx'

interface Props {
  columnId: string
  columnTitle: string
  lane?: string | null
  from: 'top' | 'bottom'
  onClose(): void
}

/** Where new tasks are typed, one after the other. */
export function TaskComposer({ columnId, columnTitle, lane = null, from, onClose }: Props) {
  const composer = useComposer({ columnId, lane, from })
  const view = useView()
  const { cells } = view
  const { line, waiting, setWaiting } = composer
  const box = useRef<HTMLFieldSetElement>(null)
  const { field, fieldProps, type, takesKey, quiet, list } = useSuggestions(composer)
  const left = list ? '' : composer.notUnderstood.join(', ')

  // The keyboard of a phone comes after the field has the focus, and takes half of the board away.
  useEffect(() => {
    const show = () => box.current?.contains(document.activeElement) && box.current.scrollIntoView({ block: 'nearest' })
    window.addEventListener('resize', show)
    return () => window.removeEventListener('resize', show)
  }, [])

  // The question takes room from the cards above it: the last of them stays in sight.
  const isAsking = waiting.length > 0
  useEffect(() => {
    const cell = isAsking && from === 'bottom' ? cells.at(columnId, lane) : undefined
    if (!cell) return
    const frame = requestAnimationFrame(() => cell.reveal(cell.ids().length - 1))
    return () => cancelAnimationFrame(frame)
  }, [isAsking, from, cells, columnId, lane])

  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (takesKey(event)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (line.trim() !== '' || waiting.length === 0) void composer.submit()
      // A key held down for the line beside them says nothing about what was pasted.
      else if (!event.repeat) addWaiting()
    } else if (event.key === 'Escape') onClose()
  }

  function onPaste(event: ClipboardEvent) {
    const lines = pastedLines(event.clipboardData.getData('text/plain'))
    if (lines.length < 2) return
    event.preventDefault()
    setWaiting([...waiting, ...lines].slice(0, MOST_LINES))
  }

  function addWaiting() {
    void composer.submitWaiting()
    field.current?.focus()
  }

  /** Whoever leaves with words in it finds it open when they come back. */
  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (line === '' && waiting.length === 0 && !currentTarget.contains(relatedTarget)) onClose()
  }

  return (
    <fieldset ref={box} className={classes.composer} aria-label="New task" onBlur={onBlur}>
      <input
        {...fieldProps}
        className={classes.field}
        aria-label={`New task in ${columnTitle}`}
        placeholder="What needs doing?  ! @ #"
        maxLength={MAX_TITLE}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: whoever asked for a new task wants to type
        autoFocus
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={quiet}
      />
      {list && <SuggestionList {...list} />}
      {composer.tokens.length > 0 && (
        <TokenChips tokens={composer.tokens} names={view} onTakeBack={composer.takeBack} />
      )}
      {left && <p className={classes.hint}>{t`Stays in the title: ${left}`}</p>}
      {waiting.length > 0 ? (
        <WaitingLines
          count={waiting.length}
          onAdd={addWaiting}
          onJoin={() => {
            const joined = asOneTitle([line, ...waiting])
            type(joined.title, joined.title.length)
            setWaiting(joined.left)
            field.current?.focus()
          }}
        />
      ) : (
        <ComposerFoot onAdd={() => void composer.submit()} onClose={onClose}>
          Enter adds it, Esc closes.
        </ComposerFoot>
      )}
    </fieldset>
  )
}
