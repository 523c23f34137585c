import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { useImportsLive } from './live.ts'
import { MayNotImport } from './MayNotImport.tsx'
import { ProviderCards } from './ProviderCards.tsx'
import { RecentImports } from './RecentImports.tsx'

/** Where from? */
export function ImportHome() {
  const { board, mayEdit } = useOpenBoard()
  useImportsLive(board._id)
  if (!mayEdit) return <MayNotImport />
  return (
    <>
      <PageHeader
        level={2}
        title="Import tasks"
        description="Bring your work along. You see what a file would make before anything changes, and can take it back afterwards."
      />
      <ProviderCards />
      <RecentImports />
    </>
  )
}
