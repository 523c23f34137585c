import { IconX } from '@tabler/icons-react'
import { lazy } from '#client/core/lazy.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { Early } from '#client/ui/Early.tsx'
import type { FilterName } from '#contract/filter-names.ts'
import { t } from '#contract/texts.ts'
import { ChipValues } from './ChipValues.tsx'
import classes from './FilterChip.module.css'
import { filterKinds } from './filter-kinds.ts'
import { optionOf } from './filter-options.tsx'

const ChipMenu = lazy(async () => ({ default: (await import('./ChipMenu.tsx')).ChipMenu }))

interface Props {
  name: FilterName
  values: string[]
  negated: boolean
  onValues(values: string[]): void
  onToggleNot(): void
}

/** One filter in words: "Priority is Urgent, High". Every word can be changed where it stands. */
export function FilterChip({ name, values, negated, onValues, onToggleNot }: Props) {
  const open = useOpenBoard()
  const { label, icon: Icon } = filterKinds[name]
  const options = values.map((value) => optionOf(name, value, open))
  const mode = negated ? t`is not` : t`is`
  const shown = { label, options }

  return (
    <fieldset className={classes.chip} aria-label={`${label} ${mode}`}>
      <span className={classes.name}>
        <Icon size={15} stroke={1.7} aria-hidden />
        {label}
      </span>
      <button
        type="button"
        className={classes.part}
        title={negated ? 'Keep what matches' : 'Keep what does not match'}
        aria-label={`${label} ${mode}: change to ${negated ? 'is' : 'is not'}`}
        onClick={onToggleNot}
      >
        {mode}
      </button>
      <Early button={(props) => <ChipValues {...shown} {...props} />}>
        {(clicked) => (
          <ChipMenu name={name} values={values} onChange={onValues} shown={shown} defaultOpened={clicked} />
        )}
      </Early>
      <button
        type="button"
        className={classes.remove}
        aria-label={`Remove filter ${label}`}
        onClick={() => onValues([])}
      >
        <IconX size={14} stroke={1.8} aria-hidden />
      </button>
    </fieldset>
  )
}
