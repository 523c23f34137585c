import { Menu } from '@mantine/core'
import { IconBookmarkPlus, IconCheck, IconSettings, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useMe } from '#client/core/session.ts'
import type { BoardSearch } from '#client/features/tasks/board-search.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import type { BoardSavedView } from '#contract/board-tools.ts'
import { savedViewsQuery } from './data.ts'
import { useSavedViewsLive } from './live.ts'
import { ManageViewsDialog } from './ManageViewsDialog.tsx'
import { SaveViewDialog } from './SaveViewDialog.tsx'
import { ViewsButton } from './ViewsButton.tsx'
import classes from './ViewsMenu.module.css'
import { addressOf, isShown } from './view-address.ts'

interface Props {
  search: BoardSearch
  defaultOpened: boolean
}

const icon = { size: 15, stroke: 1.7, 'aria-hidden': true }

/** Filters under a name: mine, and those colleagues share. */
export function ViewsMenu({ search, defaultOpened }: Props) {
  const { board } = useOpenBoard()
  const me = useMe()
  const navigate = useNavigate({ from: '/$workspace/projects/$boardId/' })
  const { data: views = [] } = useQuery(savedViewsQuery(board._id))
  useSavedViewsLive(board._id)
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null)
  const mine = views.filter(({ owner }) => owner === me._id)
  const shared = views.filter(({ owner }) => owner !== me._id)
  const view = search.view ?? (board.preferences.view === 'list' ? 'list' : 'board')
  const show = (saved: BoardSavedView) => void navigate({ to: '.', search: addressOf(saved) })
  const rowsOf = (some: BoardSavedView[]) =>
    some.map((saved) => (
      <Menu.Item
        key={saved._id}
        onClick={() => show(saved)}
        rightSection={
          isShown(saved, search, view) ? (
            <IconCheck {...icon} aria-hidden={false} aria-label="shown" />
          ) : (
            saved.shared && saved.owner === me._id && <IconUsers {...icon} aria-hidden={false} aria-label="shared" />
          )
        }
      >
        <span className={classes.name}>{saved.name}</span>
      </Menu.Item>
    ))

  return (
    <>
      <Menu position="bottom-end" width={240} defaultOpened={defaultOpened}>
        <Menu.Target>
          <ViewsButton shown={views.find((saved) => isShown(saved, search, view))?.name} />
        </Menu.Target>
        <Menu.Dropdown className={classes.dropdown}>
          {mine.length > 0 && <Menu.Label>Mine</Menu.Label>}
          {rowsOf(mine)}
          {shared.length > 0 && <Menu.Label>Shared by others</Menu.Label>}
          {rowsOf(shared)}
          {views.length > 0 ? (
            <Menu.Divider />
          ) : (
            <Menu.Label className={classes.none}>Save filters you come back to.</Menu.Label>
          )}
          <Menu.Item leftSection={<IconBookmarkPlus {...icon} />} onClick={() => setDialog('save')}>
            Save this view…
          </Menu.Item>
          {mine.length > 0 && (
            <Menu.Item leftSection={<IconSettings {...icon} />} onClick={() => setDialog('manage')}>
              Manage my views…
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <SaveViewDialog opened={dialog === 'save'} onClose={() => setDialog(null)} search={search} view={view} />
      <ManageViewsDialog
        opened={dialog === 'manage'}
        onClose={() => setDialog(null)}
        views={mine}
        search={search}
        view={view}
      />
    </>
  )
}
