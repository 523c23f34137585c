import { Menu } from '@mantine/core'
import {
  IconArrowRight,
  IconArrowUpRight,
  IconCalendar,
  IconCopy,
  IconExternalLink,
  IconFlag,
  IconHash,
  IconLink,
  IconSquareCheck,
  IconSquareX,
  IconTag,
  IconTrash,
  IconUser,
} from '@tabler/icons-react'
import { type MouseEvent, Suspense, useEffect, useState } from 'react'
import { lazy } from '#client/core/lazy.ts'
import { addressOf, copyIds, copyLinks, haveIds } from '#client/features/task-actions/copying.ts'
import { deleteTask, duplicateTask, tooManyWords } from '#client/features/task-actions/data.ts'
import { assignablePeople } from '#client/features/tasks/assignable.ts'
import { MenuAt } from '#client/ui/MenuAt.tsx'
import { SubMenu } from '#client/ui/SubMenu.tsx'
import { MAX_BULK } from '#contract/tasks.ts'
import { many, t } from '#contract/texts.ts'
import type { AskedMenu } from './asked-menu.ts'
import { ColumnChoices, DueChoices, PriorityChoices } from './BulkChoices.tsx'
import { BulkToggles } from './BulkToggles.tsx'
import { goToCard } from './card-focus.ts'
import { DeleteTasksDialog } from './DeleteTasksDialog.tsx'
import classes from './SelectionBar.module.css'
import { useContents } from './use-contents.ts'
import { useView } from './view.ts'

const DueDateDialog = lazy(() =>
  import('./DueDateDialog.tsx').then(({ DueDateDialog }) => ({ default: DueDateDialog })),
)

interface Props {
  menu: AskedMenu
  /** Its own task, or all that are selected with it. */
  ids: string[]
  onClose(): void
}

const icon = { size: 15, stroke: 1.7 }

/** What is done most with a task, or with all that are selected, at the mouse. */
export function TaskMenu({ menu: { taskId, card, at }, ids: asked, onClose }: Props) {
  const view = useView()
  const { store, selection, mayEdit, labels, matches } = view
  const [dialog, setDialog] = useState<'due' | 'delete' | null>(null)
  useContents(store)
  useEffect(() => {
    // Set on the element itself: no card draws for it.
    card.toggleAttribute('data-asked', true)
    return () => void card.toggleAttribute('data-asked', false)
  }, [card])
  // Somebody else may delete them while the menu is open. Of several, what the filter hides by now is not to be changed unseen.
  const ids = asked.filter((id) => {
    const task = store.task(id)
    return task && (asked.length === 1 || !matches || matches(task))
  })
  const isGone = ids.length === 0
  useEffect(() => {
    if (isGone) onClose()
  }, [isGone, onClose])
  if (isGone) return null

  const only = ids.length === 1 ? store.task(ids[0]!) : undefined
  const count = many(ids.length, { one: '# task', other: '# tasks' })
  const title = only?.title ?? count
  const isTooMany = ids.length > MAX_BULK

  function close() {
    onClose()
    // Without scrolling: whoever asked for the menu sees the card.
    if (card.isConnected) card.focus({ preventScroll: true })
    else if (view.cells.holding(taskId)) goToCard(view, taskId)
  }

  async function duplicate(id: string) {
    const copy = await duplicateTask(store, id)
    const made = copy && store.task(copy.task._id)
    if (!made || (matches && !matches(made))) return
    // Whoever has gone elsewhere meanwhile stays there.
    const at = document.activeElement
    if (at === card || at === document.body) goToCard(view, made._id)
  }

  if (dialog === 'delete') return <DeleteTasksDialog opened ids={ids} onClose={close} />
  if (dialog === 'due')
    return (
      <Suspense>
        <DueDateDialog ids={ids} onClose={close} />
      </Suspense>
    )
  return (
    <MenuAt
      at={at}
      name={t`Actions of ${title}`}
      // Beside the point: there it can be moved up as far as it needs room below.
      position="right-start"
      width={216}
      hideDetached={false}
      onClose={close}
    >
      <Menu.Dropdown data-at-mouse onContextMenu={ownMenuOnLinksOnly}>
        {only ? (
          <>
            <Menu.Item leftSection={<IconArrowUpRight {...icon} />} onClick={() => view.openTask(only._id)}>
              Open
            </Menu.Item>
            <Menu.Item
              component="a"
              href={addressOf(view, only._id)}
              target="_blank"
              leftSection={<IconExternalLink {...icon} />}
            >
              Open in new tab
            </Menu.Item>
          </>
        ) : (
          <Menu.Label>{count}</Menu.Label>
        )}
        {mayEdit && (
          <>
            {only && <Menu.Divider />}
            {isTooMany ? (
              <Menu.Label>{tooManyWords()}</Menu.Label>
            ) : (
              <>
                <SubMenu label="Move to" icon={<IconArrowRight {...icon} />} className={classes.choices}>
                  <ColumnChoices ids={ids} />
                </SubMenu>
                <SubMenu label="Priority" icon={<IconFlag {...icon} />} className={classes.choices}>
                  <PriorityChoices ids={ids} />
                </SubMenu>
                <SubMenu label="Members" icon={<IconUser {...icon} />} className={classes.choices}>
                  <BulkToggles ids={ids} field="members" options={assignablePeople(view)} />
                </SubMenu>
                <SubMenu label="Labels" icon={<IconTag {...icon} />} className={classes.choices}>
                  <BulkToggles ids={ids} field="labels" options={[...labels.values()]} />
                </SubMenu>
                <SubMenu label="Due date" icon={<IconCalendar {...icon} />} className={classes.choices}>
                  <DueChoices ids={ids} />
                  <Menu.Divider />
                  <Menu.Item
                    // As wide as the mark of the days above it.
                    leftSection={<IconCalendar size={12} stroke={1.7} />}
                    closeMenuOnClick={false}
                    onClick={() => setDialog('due')}
                  >
                    Another day…
                  </Menu.Item>
                </SubMenu>
              </>
            )}
          </>
        )}
        <Menu.Divider />
        <Menu.Item leftSection={<IconLink {...icon} />} onClick={() => void copyLinks(view, ids)}>
          Copy link
        </Menu.Item>
        {haveIds(view, ids) && (
          <Menu.Item leftSection={<IconHash {...icon} />} onClick={() => void copyIds(view, ids)}>
            Copy id
          </Menu.Item>
        )}
        {mayEdit && (
          <>
            {only && (
              <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => void duplicate(only._id)}>
                Duplicate
              </Menu.Item>
            )}
            {selection.has(taskId) ? (
              <Menu.Item leftSection={<IconSquareX {...icon} />} onClick={() => selection.clear()}>
                Clear selection
              </Menu.Item>
            ) : (
              <Menu.Item
                leftSection={<IconSquareCheck {...icon} />}
                onClick={() => selection.toggle(taskId, card.dataset.group)}
              >
                Select
              </Menu.Item>
            )}
            {!isTooMany && (
              <>
                <Menu.Divider />
                <Menu.Item
                  c="var(--h-red)"
                  leftSection={<IconTrash {...icon} />}
                  // One comes back with a click; many are worth a question.
                  closeMenuOnClick={only !== undefined}
                  onClick={() => (only ? void deleteTask(store, only._id) : setDialog('delete'))}
                >
                  {only ? 'Delete' : 'Delete…'}
                </Menu.Item>
              </>
            )}
          </>
        )}
      </Menu.Dropdown>
    </MenuAt>
  )
}

/** The keys that open it ask the browser for a menu as well, on some systems once they are let go. */
function ownMenuOnLinksOnly(event: MouseEvent) {
  if (!(event.target as Element).closest('a')) event.preventDefault()
}
