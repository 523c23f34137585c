// What somebody hears who does not see: the tree a screen reader walks through, what is said when something moves, and where the focus is.
import { expect, expectFocusIn, test, together } from './stage.ts'

test('a board is read as landmarks, headings and lists, and worked on by what is said', async ({ stage }) => {
  const { ada, bo, workspace } = await together(stage)
  const { page } = ada
  const { board } = await ada.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Launch', key: 'HRT' })
  const { columns } = await ada.api('GET', `/api/boards/${board._id}/columns`)
  for (const title of ['Chop wood', 'Light the fire'])
    await ada.api('POST', '/api/tasks', { boardId: board._id, columnId: columns[0]._id, title, priority: 1 })
  await page.goto(`/${workspace.url}/projects/${board._id}`)
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to content"
    - navigation "Together":
      - button /Workspace Together/
      - link "Home"
      - region "Folders and projects":
        - heading "Projects" [level=2]
        - tree "Projects":
          - treeitem "Launch" [level=1]
      - button "Account of Ada"
    - main:
      - navigation "Path"
      - heading "Launch" [level=1]
      - list "People on this project"
      - navigation "Project":
        - link "Board"
        - link "Calendar"
      - search:
        - searchbox "Search tasks"
        - button "Filter"
        - status: 2 tasks
      - region "To do":
        - heading "To do" [level=2]
        - button "Add task to To do"
        - list "Tasks in To do":
          - listitem:
            - article "HRT-1 Chop wood, Urgent":
              - img "Urgent"
          - listitem:
            - article "HRT-2 Light the fire, Urgent"
      - region "In progress":
        - heading "In progress" [level=2]
        - list "Tasks in In progress"
      - region "Done"
  `)

  const wood = page.getByRole('article', { name: 'HRT-1 Chop wood' })
  await wood.focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(page.getByRole('status').filter({ hasText: 'moved' })).toHaveText(
    'HRT-1 moved to In progress, position 1 of 1',
  )
  // The card takes the focus along: whoever moved it goes on from there.
  await expect(wood).toBeFocused()

  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Chop wood' })
  await expect(panel).toMatchAriaSnapshot(`
    - banner:
      - button "Copy link"
      - button "Close"
    - heading "Chop wood" [level=2]
    - term: Status
    - definition:
      - 'button "Status: In progress"'
    - term: Priority
    - definition:
      - 'button "Priority: Urgent"'
    - region "Description"
    - region "Checklist":
      - heading "Checklist" [level=3]
    - region "Activity":
      - heading "Activity" [level=3]
      - textbox "Write a comment"
  `)
  await expectFocusIn(panel)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(wood).toBeFocused()

  // What somebody else does is on the tree as well, and takes nobody's focus away: the card takes it along.
  await bo.api('POST', '/api/tasks/move', { taskId: (await wood.getAttribute('data-task'))!, columnId: columns[2]._id })
  await expect(page.getByRole('list', { name: 'Tasks in Done' }).getByRole('article')).toHaveCount(1)
  await expect(wood).toBeFocused()

  await page.getByRole('link', { name: 'Calendar' }).press('Enter')
  await expect(page.getByRole('grid').first()).toBeVisible()
  await expect(page.locator('[aria-live]').filter({ hasText: 'Launch · Calendar' })).toHaveCount(1)
})

test('the list is a table with names for its columns, and its rows say what is in them', async ({ stage }) => {
  const { ada, bo, workspace } = await together(stage)
  const { page } = ada
  const { board } = await ada.api('POST', '/api/boards', { workspaceId: workspace._id, title: 'Launch', key: 'HRT' })
  const { columns } = await ada.api('GET', `/api/boards/${board._id}/columns`)
  await ada.api('POST', '/api/boards/members', { boardId: board._id, userId: bo.user._id })
  const { task } = await ada.api('POST', '/api/tasks', {
    boardId: board._id,
    columnId: columns[1]._id,
    title: 'Chop wood',
    priority: 1,
    dueDate: '2020-01-05',
    members: [bo.user._id],
    checklist: [{ text: 'Axe', done: true }, { text: 'Gloves' }],
  })
  await ada.api('POST', `/api/tasks/${task._id}/comments`, { body: 'With care' })
  await page.goto(`/${workspace.url}/projects/${board._id}?view=list&group=priority`)
  const list = page.getByRole('table', { name: 'Tasks' })
  await expect(list).toMatchAriaSnapshot(`
    - table "Tasks":
      - row:
        - columnheader "Priority":
          - button "Sort by priority"
        - columnheader "Task"
        - columnheader "Title"
        - columnheader "Status"
        - columnheader "Labels"
        - columnheader "Members"
        - columnheader "Due"
        - columnheader "Complexity"
        - columnheader "Time"
      - row:
        - cell:
          - heading "Urgent" [level=2]:
            - button "Urgent" [expanded]
          - button "Add task to Urgent"
      - row "HRT-1 Chop wood, Urgent, overdue since Jan 5, 2020, Bo, 1 of 2 done, 1 comment":
        - cell "Urgent"
        - cell "HRT-1"
        - cell "Chop wood"
        - cell "In progress"
        - cell
        - cell "Bo"
        - cell "Jan 5, 2020"
  `)
  await list.getByRole('button', { name: 'Sort by due' }).click()
  await expect(list.getByRole('columnheader', { name: 'Due' })).toHaveAttribute('aria-sort', 'ascending')

  // What cannot be done here is said, too.
  await list.getByRole('row', { name: 'Chop wood' }).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.getByRole('status').filter({ hasText: 'neither sorted nor grouped' })).toHaveCount(1)
})
