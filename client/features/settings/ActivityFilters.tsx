import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { boardsQuery } from '#client/features/boards/data.ts'
import { membersQuery } from '#client/features/members/data.ts'
import { t } from '#contract/texts.ts'
import classes from './ActivityFilters.module.css'
import { type ActivitySearch, activityKindNames } from './activity-search.ts'

interface Props {
  workspaceId: string
  value: ActivitySearch
  onChange(search: ActivitySearch): void
}

const kinds = Object.entries(activityKindNames).map(([value, label]) => ({ value, label }))

export function ActivityFilters({ workspaceId, value, onChange }: Props) {
  const { data: members = [] } = useQuery(membersQuery(workspaceId))
  const { data: boards = [] } = useQuery(boardsQuery(workspaceId))
  const set = (name: keyof ActivitySearch) => (picked: string | null) =>
    onChange({ ...value, [name]: picked ?? undefined })

  return (
    <search className={classes.filters}>
      <Select
        aria-label="Person"
        placeholder="Everybody"
        data={members.map(({ user }) => ({ value: user._id, label: user.name }))}
        value={value.person ?? null}
        onChange={set('person')}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t`Everybody` }}
        nothingFoundMessage="Nobody has that name"
      />
      <Select
        aria-label="Project"
        placeholder="All projects"
        data={boards.map(({ _id, title }) => ({ value: _id, label: title }))}
        value={value.project ?? null}
        onChange={set('project')}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t`All projects` }}
        nothingFoundMessage="No project has that name"
      />
      <Select
        aria-label="Kind"
        className={classes.kind ?? ''}
        placeholder="Everything"
        data={kinds}
        value={value.kind ?? null}
        onChange={set('kind')}
        clearable
        clearButtonProps={{ 'aria-label': t`Everything` }}
      />
    </search>
  )
}
