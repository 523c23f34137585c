import { Menu } from '@mantine/core'
import { useState } from 'react'
import { useFocus } from '#client/core/use-focus.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import type { FilterName } from '#contract/filter-names.ts'
import classes from './FilterValues.module.css'
import { filterKinds } from './filter-kinds.ts'
import { type FilterOption, filterOptions, optionOf } from './filter-options.tsx'

interface Props {
  name: FilterName
  values: string[]
  onChange(values: string[]): void
}

/** A longer list is searched rather than read. */
const READABLE = 8

/** Inside a menu: what one filter can be set to, with a tick at what it is set to. */
export function FilterValues({ name, values, onChange }: Props) {
  const open = useOpenBoard()
  const offered = filterOptions(name, open)
  const chosen = values.map((value) => optionOf(name, value, open))
  const isOffered = (option: FilterOption) => offered.some(({ value }) => value === option.value)
  const options = [...offered, ...chosen.filter((option) => !isOffered(option))]
  const [text, setText] = useState('')
  const found = options.filter(({ label }) => label.toLowerCase().includes(text.trim().toLowerCase()))
  const searched = options.length > READABLE
  const search = useFocus<HTMLInputElement>(searched)
  const first = useFocus<HTMLButtonElement>(!searched)

  return (
    <>
      {searched && (
        <Menu.Search
          ref={search}
          aria-label={`Find in ${filterKinds[name].label}`}
          placeholder="Find…"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      <div className={classes.values}>
        <Menu.CheckboxGroup value={chosen.map(({ value }) => value)} onChange={onChange}>
          {found.map(({ value, label, picture }, at) => (
            <Menu.CheckboxItem key={value} value={value} {...(at === 0 && { ref: first })}>
              <span className={classes.value}>
                {picture}
                {label}
              </span>
            </Menu.CheckboxItem>
          ))}
        </Menu.CheckboxGroup>
        {found.length === 0 && <Menu.Label>Nothing with this name</Menu.Label>}
      </div>
    </>
  )
}
