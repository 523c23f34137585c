import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useRef } from 'react'
import { useCommands } from '#client/features/commands/registry.ts'
import searchBox from '#client/ui/search-box.module.css'
import { useSettledText } from '#client/ui/use-settled-text.ts'
import { t } from '#contract/texts.ts'
import classes from './SearchField.module.css'

interface Props {
  /** What stands in the address. */
  value: string
  onChange(text: string): void
  /** Its sign alone on a phone, until somebody searches. */
  brief: boolean
}

export function SearchField({ value, onChange, brief }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useSettledText(value, onChange)

  useCommands([
    {
      id: 'search-tasks',
      title: t`Search tasks here`,
      group: 'View',
      icon: <IconSearch size={17} stroke={1.6} aria-hidden />,
      keys: '/',
      run: () => field.current?.focus(),
    },
  ])

  function clear(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Escape') return
    // The browser empties a search field by itself in some cases and not in others.
    event.preventDefault()
    if (text === '') event.currentTarget.blur()
    setText('')
  }

  return (
    <label className={`${searchBox.box} ${classes.search}`} data-brief={brief || undefined}>
      <IconSearch size={15} stroke={1.7} aria-hidden />
      <input
        ref={field}
        type="search"
        aria-label="Search tasks"
        aria-keyshortcuts="/"
        placeholder="Search tasks"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={clear}
      />
      <kbd aria-hidden>/</kbd>
    </label>
  )
}
