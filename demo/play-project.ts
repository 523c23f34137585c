// A project: made, staffed and furnished on its first day; then its tasks, as they were planned.

import { savedViewsApi } from '#contract/board-tools.ts'
import { boardMembersApi, boardsApi } from '#contract/boards.ts'
import { columnsApi } from '#contract/columns.ts'
import { formsApi } from '#contract/forms.ts'
import { labelsApi } from '#contract/labels.ts'
import type { Cast } from './cast.ts'
import { people } from './people.ts'
import type { ProjectText } from './project.ts'
import { archivedOn } from './schedule.ts'
import type { Script } from './script.ts'
import { momentOn, type Workdays } from './workdays.ts'

/** What is known of a project once it is there. */
export interface PlacedProject {
  boardId: string
  columnIds: Map<string, string>
  labelIds: Map<string, string>
  form: { _id: string; slug: string } | null
}

export interface Company {
  cast: Cast
  script: Script
  workdays: Workdays
  now: Date
  workspaceId: string
  folderIds: Map<string, string>
  boards: Map<ProjectText, PlacedProject>
}

export function playProject(company: Company, project: ProjectText) {
  const { cast, script, workdays, boards } = company
  const { monday } = workdays
  const firstMonday = monday(project.weeks[0])
  script.at(momentOn(firstMonday, 8.4), async () => void boards.set(project, await open(company, project)))
  for (const who of project.people.filter((one) => one !== project.lead))
    script.at(momentOn(monday(Math.max(project.weeks[0], people[who].joined)), 8.5), () => {
      const { boardId } = boards.get(project)!
      const userId = cast.user(who)._id
      return cast.call(project.lead, boardMembersApi.addBoardMember, { boardId, userId, role: 'collaborator' })
    })
  for (const who of project.favoriteOf ?? [])
    script.at(momentOn(workdays.from(monday(Math.max(project.weeks[0], people[who].joined)), 1), 9), () =>
      cast.call(who, boardsApi.toggleFavorite, { boardId: boards.get(project)!.boardId }),
    )
  if (project.isArchived)
    script.at(momentOn(archivedOn(project, workdays), 16.9), () =>
      cast.call(project.lead, boardsApi.archiveBoard, { boardId: boards.get(project)!.boardId }),
    )
}

async function open({ cast, workspaceId, folderIds }: Company, project: ProjectText): Promise<PlacedProject> {
  const { lead, title, key, description, folder, visibility = 'workspace' } = project
  const folderId = folder ? folderIds.get(folder)! : null
  const { board } = await cast.call(lead, boardsApi.createBoard, {
    workspaceId,
    title,
    key,
    description,
    folderId,
    visibility,
  })
  const boardId = board._id
  const columnIds = await arrangeColumns(cast, project, boardId)
  for (const label of project.labels) await cast.call(lead, labelsApi.createBoardLabel, { boardId, ...label })
  const { board: furnished } = await cast.call(lead, boardsApi.getBoard, { boardId })
  for (const view of project.views ?? []) await cast.call(lead, savedViewsApi.createSavedView, { boardId, ...view })
  return {
    boardId,
    columnIds,
    labelIds: new Map(furnished.labels.map(({ name, _id }) => [name, _id])),
    form: await openForm(cast, project, boardId, columnIds),
  }
}

/** The three every project begins with make room for its own. */
async function arrangeColumns(cast: Cast, { lead, columns }: ProjectText, boardId: string) {
  const { columns: starters } = await cast.call(lead, columnsApi.listColumns, { boardId })
  const columnIds = new Map<string, string>()
  for (const { title, type, color, limit } of columns) {
    const known = starters.find((one) => one.title === title)
    const { column } = known
      ? await cast.call(lead, columnsApi.updateColumn, { columnId: known._id, type, color, limit: limit ?? null })
      : await cast.call(lead, columnsApi.createColumn, { boardId, title, type, color, limit: limit ?? null })
    columnIds.set(title, column._id)
  }
  for (const { _id, title } of starters)
    if (!columnIds.has(title)) await cast.call(lead, columnsApi.deleteColumn, { columnId: _id })
  await cast.call(lead, columnsApi.orderColumns, { boardId, columnOrder: [...columnIds.values()] })
  return columnIds
}

async function openForm(cast: Cast, { lead, form }: ProjectText, boardId: string, columnIds: Map<string, string>) {
  if (!form) return null
  const { column, ...wanted } = form
  const made = await cast.call(lead, formsApi.createForm, {
    boardId,
    ...wanted,
    columnId: columnIds.get(column)!,
    published: true,
  })
  return made.form
}
