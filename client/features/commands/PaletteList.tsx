import { IconCheck, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Command } from './command.ts'
import { Keys } from './Keys.tsx'
import classes from './Palette.module.css'
import type { RankedGroup } from './ranking.ts'

interface Props {
  id: string
  label: string
  groups: RankedGroup[]
  active: number
  onPoint(index: number): void
  onChoose(index: number): void
}

export function PaletteList({ id, label, groups, active, onPoint, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const row = list.current?.querySelector(`[id="${id}-${active}"]`)
    // The first one comes with its heading.
    if (active === 0) list.current?.scrollTo({ top: 0 })
    else row?.scrollIntoView({ block: 'nearest' })
  }, [active, id])

  let index = -1
  return (
    <div ref={list} id={`${id}-list`} className={classes.list} role="listbox" aria-label={label}>
      {groups.map(({ of, title, commands }) => (
        // biome-ignore lint/a11y/useSemanticElements: options of a listbox are grouped by role, not by a fieldset
        <div key={of} className={classes.group} role="group" aria-label={title}>
          <p className={classes.heading} aria-hidden>
            {title}
          </p>
          {commands.map((command) => {
            index += 1
            const at = index
            return (
              <Row
                key={command.id}
                id={`${id}-${at}`}
                isActive={at === active}
                isChecked={command.checked}
                onPoint={() => onPoint(at)}
                onChoose={() => onChoose(at)}
              >
                <RowContent command={command} />
              </Row>
            )
          })}
        </div>
      ))}
    </div>
  )
}

function RowContent({ command: { icon, title, hint, keys, page, checked } }: { command: Command }) {
  return (
    <>
      <span className={classes.icon}>{icon}</span>
      <span className={classes.title}>{title}</span>
      {hint && <span className={classes.hint}>{hint}</span>}
      {keys && <Keys keys={keys} />}
      {checked && <IconCheck className={classes.check} size={16} stroke={2} aria-hidden />}
      {page && <IconChevronRight className={classes.more} size={15} stroke={1.7} aria-hidden />}
    </>
  )
}

interface RowProps {
  id: string
  isActive: boolean
  isChecked: boolean | undefined
  onPoint(): void
  onChoose(): void
  children: ReactNode
}

function Row({ id, isActive, isChecked, onPoint, onChoose, children }: RowProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and the keys
    // biome-ignore lint/a11y/useFocusableInteractive: it is reached by aria-activedescendant
    <div
      id={id}
      className={classes.row}
      role="option"
      // The one that Enter chooses; what is ticked says so itself.
      aria-selected={isActive}
      aria-checked={isChecked}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={onPoint}
      onClick={onChoose}
    >
      {children}
    </div>
  )
}
