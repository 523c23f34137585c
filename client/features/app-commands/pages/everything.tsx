// What the palette begins with: everything that can be done here, and everything that can be found.

import { PALETTE_COMMAND } from '#client/features/app-commands/general-commands.tsx'
import { useFound } from '#client/features/app-commands/use-found.tsx'
import { useKnown } from '#client/features/app-commands/use-known.tsx'
import { useOpenProject } from '#client/features/app-commands/use-open-project.ts'
import type { Command, PageContents, PalettePage, Subject } from '#client/features/commands/command.ts'
import { commandsHere } from '#client/features/commands/commands-here.ts'
import { t } from '#contract/texts.ts'
import { aboutTasks } from './about.ts'
import { useWorkspaceCommands } from './switch-workspace.tsx'

const canBeChosen = ({ id, run, page, isAboutTask = false, suits }: Command, subject: Subject) =>
  id !== PALETTE_COMMAND &&
  (run !== undefined || page !== undefined) &&
  (!isAboutTask || subject.taskIds.length > 0) &&
  (!suits || suits(subject))

export const everythingPage: PalettePage = {
  id: 'everything',
  title: t`Search and commands`,
  placeholder: t`Search, or say what to do…`,
  useContents(text, subject): PageContents {
    const open = useOpenProject()
    const known = useKnown()
    const found = useFound(text, known.workspace)
    const workspaces = useWorkspaceCommands().map((command) => ({ ...command, isOneOfMany: true }))
    return {
      commands: [
        ...commandsHere().filter((command) => canBeChosen(command, subject)),
        ...known.commands,
        ...found.commands,
        ...workspaces,
      ],
      about: aboutTasks(open, subject.taskIds),
      isBusy: found.isBusy,
    }
  },
}
