import { Popover } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconLayoutKanban, IconList } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type BoardSearch, groupings, rowsBy } from '#client/features/tasks/board-search.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { Segments } from '#client/ui/Segments.tsx'
import { t } from '#contract/texts.ts'
import { CardPropertySwitches } from './CardPropertySwitches.tsx'
import { DisplayButton } from './DisplayButton.tsx'
import classes from './DisplayMenu.module.css'
import { useSetBoardPreferences } from './data.ts'

interface Props {
  search: BoardSearch
  defaultOpened: boolean
}

const icon = { size: 15, stroke: 1.7, 'aria-hidden': true }
const views = [
  { value: 'board', label: t`Board`, Icon: IconLayoutKanban },
  { value: 'list', label: t`List`, Icon: IconList },
] as const
const groupWords = { members: t`Members`, labels: t`Labels`, priority: t`Priority` }

/** How this person looks at this board. The grouping goes with the address, the rest is remembered for them. */
export function DisplayMenu({ search, defaultOpened }: Props) {
  const { board } = useOpenBoard()
  const [opened, { toggle, close }] = useDisclosure(defaultOpened)
  const setPreferences = useSetBoardPreferences(board._id)
  const navigate = useNavigate({ from: '/$workspace/projects/$boardId/' })
  const set = (changes: Pick<BoardSearch, 'view' | 'group'>) =>
    void navigate({ to: '.', search: (now) => ({ ...now, ...changes }), replace: true })
  const view = search.view ?? (board.preferences.view === 'list' ? 'list' : 'board')

  function showAs(chosen: 'board' | 'list') {
    setPreferences.mutate({ board: board._id, view: chosen })
    // A link may have said otherwise; from now on the person has.
    if (search.view) set({ view: undefined })
  }

  return (
    <Popover opened={opened} onDismiss={close} position="bottom-end" width={300} trapFocus returnFocus>
      <Popover.Target>
        <DisplayButton onClick={toggle} />
      </Popover.Target>
      <Popover.Dropdown aria-label="Display" className={classes.dropdown}>
        <div className={classes.row}>
          <span>View</span>
          <Segments
            label="View"
            value={view}
            options={views.map(({ value, label, Icon }) => ({
              value,
              label: (
                <span className={classes.view}>
                  <Icon {...icon} />
                  {label}
                </span>
              ),
            }))}
            onChange={showAs}
          />
        </div>
        <label className={classes.row}>
          <span>Group by</span>
          <select
            className={classes.select}
            value={rowsBy(search) ?? 'none'}
            onChange={({ currentTarget: { value } }) => set({ group: groupings.find((name) => name === value) })}
          >
            {(['none', ...groupings] as const).map((name) => (
              <option key={name} value={name}>
                {name !== 'none' ? groupWords[name] : view === 'list' ? t`Status` : t`Nothing`}
              </option>
            ))}
          </select>
        </label>
        {view === 'board' && (
          <CardPropertySwitches
            shown={board.preferences.defaultCardProperties}
            onChange={(defaultCardProperties) => setPreferences.mutate({ board: board._id, defaultCardProperties })}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
