import { IconFolderPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { createFolder } from '#client/features/app-commands/data.ts'
import { usePlace } from '#client/features/app-commands/use-place.ts'
import type { PageContents, PalettePage } from '#client/features/commands/command.ts'
import { t } from '#contract/texts.ts'
import type { Workspace } from '#contract/workspaces.ts'

export const newFolderPage: PalettePage = {
  id: 'new-folder',
  title: t`New folder`,
  placeholder: t`What is the folder called?`,
  isWriting: true,
  useContents(text): PageContents {
    const { workspace } = usePlace()
    const navigate = useNavigate()
    const name = text.trim()

    async function add({ _id, url }: Workspace) {
      const folder = await createFolder(_id, name)
      if (folder)
        await navigate({ to: '/$workspace/group/$folderId', params: { workspace: url, folderId: folder._id } })
    }

    if (!workspace || name === '') return { commands: [], nothing: t`Write a name.` }
    return {
      commands: [
        {
          id: 'new-folder',
          title: t`Create the folder “${name}”`,
          group: 'Create',
          icon: <IconFolderPlus size={17} stroke={1.6} aria-hidden />,
          run: () => void add(workspace),
        },
      ],
    }
  },
}
