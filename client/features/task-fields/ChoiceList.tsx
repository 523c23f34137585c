import { IconCheck, IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { isTouch } from '#client/core/is-touch.ts'
import { t } from '#contract/texts.ts'
import classes from './ChoiceList.module.css'
import { type Choice, matchingChoices } from './matching-choices.ts'

/** More rows than anybody reads; typing finds the rest. */
const MOST_SHOWN = 60
/** So few are read at a glance; for a finger there is then no field to search in. */
const FEW = 8

interface ShownChoice extends Choice {
  icon?: ReactNode
  /** Quietly at the end of the row. */
  hint?: string
}

interface Props {
  /** What is picked: "Members". */
  label: string
  placeholder: string
  choices: readonly ShownChoice[]
  chosen: readonly string[]
  /** Whether several can be chosen. */
  many?: boolean
  onPick(value: string): void
  /** Offered when nothing has exactly the typed name. */
  onCreate?: ((name: string) => void) | undefined
  /** Below the list while something new is offered, such as its colour. */
  whileCreating?: ReactNode
  nothing?: string
  /** What picking one says, where that is not plain. */
  meaning?: string | undefined
}

/** Type to narrow down, arrows to go, Enter to pick. It stands in a popover, a menu or on its own. */
export function ChoiceList(props: Props) {
  const {
    label,
    placeholder,
    choices,
    chosen,
    many = false,
    onPick,
    onCreate,
    whileCreating,
    nothing = t`Nothing found`,
    meaning,
  } = props
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const found = matchingChoices(choices, text).slice(0, MOST_SHOWN)
  const name = text.trim()
  const isKnown = choices.some((choice) => choice.label.toLowerCase() === name.toLowerCase())
  const offersNew = onCreate !== undefined && name !== '' && !isKnown
  const count = found.length + Number(offersNew)
  const active = Math.min(at, count - 1)

  const [hasKeys] = useState(() => !isTouch())
  const mayType = hasKeys || choices.length > FEW || onCreate !== undefined
  /** Without a keyboard it is the list, not the field: that would bring one up over the choices. */
  const keys = {
    onKeyDown,
    'aria-activedescendant': count > 0 ? `${id}-${active}` : undefined,
    ...(meaning && { 'aria-describedby': `${id}-meaning` }),
  }

  useEffect(() => {
    if (!hasKeys) list.current?.focus({ preventScroll: true })
  }, [hasKeys])

  useEffect(() => {
    list.current?.querySelector(`[id="${id}-${active}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [active, id])

  function pick(index: number) {
    const choice = found[index]
    if (choice) onPick(choice.value)
    else if (offersNew) onCreate(name)
    if (name !== '') setText('')
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && count > 0) setAt((active + step + count) % count)
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) pick(active)
    else return
    event.preventDefault()
    // A form or a list around it has its own meaning for these keys.
    event.stopPropagation()
  }

  return (
    <div className={classes.picker}>
      {meaning && (
        <p id={`${id}-meaning`} className={classes.meaning}>
          {meaning}
        </p>
      )}
      {mayType && (
        <input
          className={classes.search}
          role="combobox"
          aria-label={label}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          placeholder={placeholder}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setAt(0)
          }}
          {...keys}
          // biome-ignore lint/a11y/noAutofocus: it opens because somebody wants to pick
          autoFocus={hasKeys}
          data-autofocus={hasKeys || undefined}
        />
      )}
      <div
        ref={list}
        id={`${id}-list`}
        className={classes.list}
        role="listbox"
        aria-label={label}
        aria-multiselectable={many}
        {...(!hasKeys && { ...keys, tabIndex: 0, 'data-autofocus': true })}
      >
        {found.map((choice, index) => (
          <Row
            key={choice.value}
            id={`${id}-${index}`}
            active={index === active}
            selected={chosen.includes(choice.value)}
            onPoint={() => setAt(index)}
            onPick={() => pick(index)}
          >
            {choice.icon}
            <span className={classes.name}>{choice.label}</span>
            {choice.hint && <span className={classes.hint}>{choice.hint}</span>}
          </Row>
        ))}
        {offersNew && (
          <Row
            id={`${id}-${found.length}`}
            active={active === found.length}
            selected={false}
            onPoint={() => setAt(found.length)}
            onPick={() => pick(found.length)}
          >
            <IconPlus size={15} stroke={1.7} aria-hidden />
            <span className={classes.offer}>Create “{name}”</span>
          </Row>
        )}
      </div>
      {count === 0 && <p className={classes.nothing}>{nothing}</p>}
      {offersNew && whileCreating && <div className={classes.creating}>{whileCreating}</div>}
    </div>
  )
}

interface RowProps {
  id: string
  active: boolean
  selected: boolean
  onPoint(): void
  onPick(): void
  children: ReactNode
}

function Row({ id, active, selected, onPoint, onPick, children }: RowProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and the keys
    // biome-ignore lint/a11y/useFocusableInteractive: it is reached by aria-activedescendant
    <div
      id={id}
      className={classes.choice}
      role="option"
      aria-selected={selected}
      data-active={active || undefined}
      // The field keeps the focus, or the popover around it would take it for a click elsewhere.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={onPoint}
      onClick={onPick}
    >
      {children}
      {selected && <IconCheck className={classes.check} size={15} stroke={2} aria-hidden />}
    </div>
  )
}
