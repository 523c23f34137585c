import { Popover } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { type BoardSearch, groupings, rowsBy } from '#client/features/tasks/board-search.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { t } from '#contract/texts.ts'
import { CardPropertySwitches } from './CardPropertySwitches.tsx'
import { DisplayButton } from './DisplayButton.tsx'
import classes from './DisplayMenu.module.css'
import { useSetBoardPreferences } from './data.ts'
import { useShownView } from './use-shown-view.ts'
import { ViewChoice } from './ViewChoice.tsx'

interface Props {
  search: BoardSearch
  defaultOpened: boolean
}

const groupWords = { members: t`Members`, labels: t`Labels`, priority: t`Priority` }

/** How this person looks at this board. The grouping goes with the address, the rest is remembered for them. */
export function DisplayMenu({ search, defaultOpened }: Props) {
  const { board } = useOpenBoard()
  const [opened, { toggle, close }] = useDisclosure(defaultOpened)
  const setPreferences = useSetBoardPreferences(board._id)
  const navigate = useNavigate({ from: '/$workspace/projects/$boardId/' })
  const { view } = useShownView(search)
  const groupBy = (name: string) =>
    void navigate({
      to: '.',
      search: (now) => ({ ...now, group: groupings.find((each) => each === name) }),
      replace: true,
    })

  return (
    <Popover opened={opened} onDismiss={close} position="bottom-end" width={300} trapFocus returnFocus>
      <Popover.Target>
        <DisplayButton onClick={toggle} />
      </Popover.Target>
      <Popover.Dropdown aria-label="Display" className={classes.dropdown}>
        <div className={classes.row} data-narrow>
          <span>View</span>
          <ViewChoice search={search} />
        </div>
        <label className={classes.row}>
          <span>Group by</span>
          <select
            // Above it stands what only phones show, where the focus would be lost.
            data-autofocus
            className={classes.select}
            value={rowsBy(search) ?? 'none'}
            onChange={({ currentTarget: { value } }) => groupBy(value)}
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
