import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { Figures } from '#client/ui/Figures.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import type { Import } from '#contract/imports.ts'
import { t } from '#contract/texts.ts'
import { numberWords } from './status-words.ts'
import { UndoImport } from './UndoImport.tsx'

const titles: Partial<Record<Import['status'], string>> = {
  failed: t`It could not be finished`,
  undone: t`Taken back`,
}

const words = ({ status, failure, filename }: Import) => {
  if (status === 'failed') return t`${failure ?? 'Something went wrong'}. What had come by then is on the board.`
  return status === 'undone' ? t`What ${filename} made is deleted; what others changed since stayed.` : filename
}

export function ImportResult({ result }: { result: Import }) {
  const { board } = useOpenBoard()
  const { status, created, updated, skippedCount } = result
  return (
    <>
      <Figures
        figures={[
          { label: t`New`, value: numberWords(created) },
          { label: t`Updated`, value: numberWords(updated) },
          { label: t`Left out`, value: numberWords(skippedCount) },
        ]}
      />
      <SettingsSection
        title={titles[status] ?? (skippedCount > 0 ? t`Done, some left out` : t`All there`)}
        description={words(result)}
        footer={
          <>
            {status !== 'undone' && <UndoImport of={result} label="Take back" />}
            <LinkButton
              to="/$workspace/projects/$boardId"
              params={{ workspace: board.workspace.url, boardId: board._id }}
            >
              Open board
            </LinkButton>
          </>
        }
      />
    </>
  )
}
