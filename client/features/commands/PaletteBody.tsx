import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { IconArrowLeft, IconSearch, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { many, t } from '#contract/texts.ts'
import type { Command, PalettePage, Subject } from './command.ts'
import classes from './Palette.module.css'
import { PaletteFoot } from './PaletteFoot.tsx'
import { PaletteList } from './PaletteList.tsx'
import { palette } from './palette-state.ts'
import { grouped, ranked } from './ranking.ts'
import { recentCommands } from './recent.ts'

interface Props {
  page: PalettePage
  subject: Subject
  /** There is nothing to go back to. */
  isFirst: boolean
  isRoot: boolean
  onChoose(command: Command): void
  onBack(): void
}

/** The field keeps the focus; arrows go through the list below it. */
export function PaletteBody({ page, subject, isFirst, isRoot, onChoose, onBack }: Props) {
  const [text, setText] = useState('')
  const hasTakenOver = useRef(!isFirst)
  /** Lines that were typed ahead and wait until the one in the field is taken. */
  const [ahead, setAhead] = useState<string[]>([])
  const [at, setAt] = useState(0)
  const [recent] = useState(() => (isRoot ? recentCommands() : []))
  const id = useId()
  const { commands, about, isBusy = false, nothing } = page.useContents(text, subject)
  const shown = page.isWriting ? grouped(commands) : ranked(commands, text, recent)
  const flat = shown.flatMap((group) => group.commands)
  const active = Math.min(at, flat.length - 1)
  // Its key does what the foot says also here, where nothing is looked for that begins with it.
  const help = isRoot ? commands.find(({ keys }) => keys === '?') : undefined

  /** It is drawn before it has the focus: what was typed until then went past it. */
  function takeOver() {
    if (hasTakenOver.current) return
    hasTakenOver.current = true
    const [line = '', ...rest] = palette.typed().split('\n')
    setText(line)
    setAhead(rest)
  }

  const enter = useEffectEvent(() => {
    const [next = '', ...rest] = ahead
    // Nobody saw what could have been completed.
    const command = flat.slice(active).find(({ completes }) => completes === undefined)
    setAhead(command ? rest : [])
    if (!command) return
    onChoose(command)
    setText(next)
  })
  useEffect(() => {
    if (ahead.length > 0 && !isBusy) enter()
  }, [ahead, isBusy])

  function write(words: string) {
    setText(words)
    setAt(0)
  }

  function choose(command: Command) {
    if (command.completes === undefined || command.staysOpen) onChoose(command)
    if (command.completes !== undefined) return write(command.completes)
    if (command.staysOpen) setText('')
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const step = stepOf(event)
    if (step !== null && flat.length > 0) setAt(moved(active, step, flat.length))
    else if (event.key === 'Enter' && flat[active]) choose(flat[active])
    else if (event.key === '?' && text === '' && help) choose(help)
    else if (event.key === 'Backspace' && text === '' && !isFirst) onBack()
    else return
    event.preventDefault()
    // What is below has its own meaning for these keys.
    event.stopPropagation()
  }

  return (
    <>
      <div className={classes.head} data-busy={isBusy || undefined}>
        {isFirst ? (
          <IconSearch size={17} stroke={1.7} aria-hidden />
        ) : (
          <ActionIcon size={28} aria-label="Back" onClick={onBack} tabIndex={-1}>
            <IconArrowLeft size={17} stroke={1.7} aria-hidden />
          </ActionIcon>
        )}
        <input
          className={classes.field}
          role="combobox"
          aria-label={page.title}
          aria-expanded={flat.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={flat.length > 0 ? `${id}-${active}` : undefined}
          aria-autocomplete="list"
          aria-describedby={about ? `${id}-about` : undefined}
          placeholder={page.placeholder}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={text}
          onChange={({ currentTarget }) => write(currentTarget.value)}
          onKeyDown={onKeyDown}
          onFocus={takeOver}
          // biome-ignore lint/a11y/noAutofocus: it opens because somebody wants to type
          autoFocus
          data-autofocus
        />
        <ActionIcon className={classes.close ?? ''} aria-label="Close" onClick={palette.close} tabIndex={-1}>
          <IconX size={17} stroke={1.7} aria-hidden />
        </ActionIcon>
      </div>
      {about && (
        <p id={`${id}-about`} className={classes.about}>
          {about}
        </p>
      )}
      <PaletteList
        id={id}
        label={page.title}
        groups={shown}
        active={active}
        onPoint={setAt}
        onChoose={(index) => choose(flat[index]!)}
      />
      {flat.length === 0 && (
        <p className={classes.nothing}>{nothing ?? (isBusy ? t`Searching…` : t`Nothing matches “${text.trim()}”.`)}</p>
      )}
      <VisuallyHidden role="status">
        {text && !isBusy ? many(flat.length, { one: '# result', other: '# results' }) : ''}
      </VisuallyHidden>
      <PaletteFoot isFirst={isFirst} isRoot={isRoot} />
    </>
  )
}

const PAGE = 6

/** Up and down, and the Emacs keys people have in their fingers; whole pages at a time with Page Up and Page Down. */
function stepOf({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): number | null {
  if (altKey || metaKey) return null
  if (ctrlKey) return { n: 1, p: -1, j: 1 }[key] ?? null
  return { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE }[key] ?? null
}

/** One step goes round, a page stops at the end. */
const moved = (at: number, step: number, count: number) =>
  Math.abs(step) === 1 ? (at + step + count) % count : Math.max(0, Math.min(count - 1, at + step))
