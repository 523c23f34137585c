import type { PalettePage, Subject } from '#client/features/commands/command.ts'
import { HelpSheet } from '#client/features/commands/HelpSheet.tsx'
import { Palette } from '#client/features/commands/Palette.tsx'
import { palette } from '#client/features/commands/palette-state.ts'
import { HELP } from './general-commands.tsx'
import { complexityPage, movePage, priorityPage } from './pages/choices.tsx'
import { deleteManyPage } from './pages/delete-many.tsx'
import { dueDatePage } from './pages/due-date.tsx'
import { everythingPage } from './pages/everything.tsx'
import { newFolderPage } from './pages/new-folder.tsx'
import { newTaskPage } from './pages/new-task.tsx'
import { switchWorkspacePage } from './pages/switch-workspace.tsx'
import { taskProjectPage } from './pages/task-project.tsx'
import { assignPage, labelsPage } from './pages/toggles.tsx'

/** The one it begins with comes first. */
const all = [
  everythingPage,
  assignPage,
  movePage,
  priorityPage,
  dueDatePage,
  labelsPage,
  complexityPage,
  deleteManyPage,
  newTaskPage,
  taskProjectPage,
  newFolderPage,
  switchWorkspacePage,
]
const pages: ReadonlyMap<string, PalettePage> = new Map(all.map((page) => [page.id, page]))

interface Props {
  page?: string
  subject?: Subject
}

export function AppPalette({ page, subject }: Props) {
  if (page === HELP) return <HelpSheet onClose={palette.close} />
  return <Palette pages={pages} page={page} subject={subject} />
}
