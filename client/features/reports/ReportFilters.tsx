import { IconFolder, IconTag, IconUser } from '@tabler/icons-react'
import { Avatar } from '#client/ui/Avatar.tsx'
import { ColorDot } from '#client/ui/ColorDot.tsx'
import { Segments } from '#client/ui/Segments.tsx'
import type { Label } from '#contract/labels.ts'
import type { Person } from '#contract/people.ts'
import { t } from '#contract/texts.ts'
import { FilterPicker } from './FilterPicker.tsx'
import { RangePicker } from './RangePicker.tsx'
import classes from './ReportFilters.module.css'
import { idsIn, isOwnSpan, type Period, periodNames, periodOf, periods, type ReportFilter } from './report-filter.ts'
import type { Names } from './report-names.ts'
import type { ReportSearch } from './report-search.ts'
import { periodWords } from './words.ts'

interface Props {
  search: ReportSearch
  /** What the search comes down to. */
  filter: ReportFilter
  usual: Period
  people: Person[]
  labels: Label[]
  projects?: { _id: string; title: string }[]
  names: Names
  onChange(change: ReportSearch): void
}

const asText = (ids: string[]) => ids.join(',') || undefined

/** What a report is about: which days, whose tasks, which of them. */
export function ReportFilters(props: Props) {
  const { search, filter, usual, people, labels, projects, names, onChange } = props
  const own = isOwnSpan(search)
  const shown = periods.filter((period) => period !== 'around' || usual === 'around')
  return (
    <search className={classes.filters}>
      <Segments
        label="Period"
        value={own ? '' : (periodOf(search) ?? usual)}
        options={shown.map((period) => ({ value: period, label: periodNames[period] }))}
        onChange={(period) => onChange({ period, from: undefined, to: undefined })}
      />
      <RangePicker
        from={filter.from}
        to={filter.to}
        own={own}
        onChange={(span) => onChange({ ...span, period: undefined })}
      />
      {projects && (
        <FilterPicker
          label="Projects"
          placeholder="Find in projects…"
          icon={IconFolder}
          choices={projects.map(({ _id, title }) => ({ value: _id, label: title }))}
          chosen={idsIn(search.projects)}
          onChange={(ids) => onChange({ projects: asText(ids) })}
        />
      )}
      {people.length > 0 && (
        <FilterPicker
          label="People"
          placeholder="Find in people…"
          icon={IconUser}
          choices={people.map((person) => ({
            value: person._id,
            label: person.name,
            icon: <Avatar person={person} size={20} />,
          }))}
          chosen={idsIn(search.people)}
          onChange={(ids) => onChange({ people: asText(ids) })}
        />
      )}
      {labels.length > 0 && (
        <FilterPicker
          label="Labels"
          placeholder="Find in labels…"
          icon={IconTag}
          choices={labels.map(({ _id, name, color }) => ({
            value: _id,
            label: name,
            icon: <ColorDot color={color} />,
          }))}
          chosen={idsIn(search.labels)}
          onChange={(ids) => onChange({ labels: asText(ids) })}
        />
      )}
      <p className={classes.printed}>{filterWords(search, filter, names)}</p>
    </search>
  )
}

/** On paper nothing can be pressed, so what was chosen stands there as words. */
function filterWords(search: ReportSearch, filter: ReportFilter, names: Names): string {
  const chosen = [...idsIn(search.projects), ...idsIn(search.people), ...idsIn(search.labels)]
  return [periodWords(filter), ...chosen.map((id) => names.get(id) ?? t`gone`)].join(' · ')
}
