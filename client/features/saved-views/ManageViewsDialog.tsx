import type { BoardSearch } from '#client/features/tasks/board-search.ts'
import { Dialog } from '#client/ui/Dialog.tsx'
import { RowList } from '#client/ui/RowList.tsx'
import type { BoardSavedView } from '#contract/board-tools.ts'
import { SavedViewRow } from './SavedViewRow.tsx'

interface Props {
  opened: boolean
  onClose(): void
  views: BoardSavedView[]
  search: BoardSearch
  view: 'board' | 'list'
}

export function ManageViewsDialog({ opened, onClose, views, search, view }: Props) {
  return (
    <Dialog opened={opened && views.length > 0} onClose={onClose} title="My views" size="lg">
      <RowList label="My views">
        {views.map((saved) => (
          <SavedViewRow key={saved._id} saved={saved} search={search} view={view} />
        ))}
      </RowList>
    </Dialog>
  )
}
