import { IconArrowsSort, IconLayoutGrid, IconList, IconSearch } from '@tabler/icons-react'
import { IconSegments } from '#client/ui/IconSegments.tsx'
import { Segments } from '#client/ui/Segments.tsx'
import searchBox from '#client/ui/search-box.module.css'
import { useSettledText } from '#client/ui/use-settled-text.ts'
import { t } from '#contract/texts.ts'
import classes from './ProjectsToolbar.module.css'
import { type ProjectsSearch, type Show, type Sort, shows, sorts } from './projects-search-params.ts'
import type { View } from './use-view.ts'

interface Props {
  search: ProjectsSearch
  onSearch(changes: Partial<Record<keyof ProjectsSearch, string | undefined>>): void
  view: View
  onView(view: View): void
}

const showWords: Record<Show, string> = {
  active: t`Active`,
  favorites: t`Favorites`,
  archived: t`Archived`,
  all: t`All`,
}
const sortWords: Record<Sort, string> = { manual: t`Own order`, name: t`Name`, opened: t`Recently opened` }

export function ProjectsToolbar({ search, onSearch, view, onView }: Props) {
  const { q = '' } = search
  const [text, setText] = useSettledText(q, (typed) => onSearch({ q: typed || undefined }))

  return (
    <search className={classes.toolbar}>
      <label className={`${searchBox.box} ${classes.search}`}>
        <IconSearch size={15} stroke={1.7} aria-hidden />
        <input
          type="search"
          aria-label="Find a project"
          placeholder="Find by title or key"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <Segments
        label="Which projects"
        value={search.show ?? 'active'}
        options={shows.map((value) => ({ value, label: showWords[value] }))}
        onChange={(show) => onSearch({ show })}
      />
      <label className={classes.sort}>
        <span>Sort</span>
        <IconArrowsSort size={17} stroke={1.7} aria-hidden />
        <select
          value={search.sort ?? 'manual'}
          onChange={(event) => onSearch({ sort: event.currentTarget.value })}
          aria-label="Sort by"
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {sortWords[sort]}
            </option>
          ))}
        </select>
      </label>
      <IconSegments
        label="View"
        value={view}
        options={[
          { value: 'grid', label: t`Cards`, icon: IconLayoutGrid },
          { value: 'list', label: t`List`, icon: IconList },
        ]}
        onChange={onView}
      />
    </search>
  )
}
