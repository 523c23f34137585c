import { inNameOrder } from '#client/core/name-order.ts'
import { pathTo } from '#client/features/folders/path.ts'
import type { BoardSummary } from '#contract/boards.ts'
import type { Folder } from '#contract/folders.ts'
import type { ProjectsSearch, Show, Sort } from './projects-search-params.ts'

/** Looking for something goes through all folders; otherwise one is in one of them. */
export const isFlat = ({ q, show }: ProjectsSearch) => q !== undefined || show !== undefined

interface Contents {
  folders: Folder[]
  boards: BoardSummary[]
}

export function projectsShown({ folders, boards }: Contents, search: ProjectsSearch): BoardSummary[] {
  const { q, show = 'active', sort = 'manual', folder = null } = search
  const known = new Set(folders.map(({ _id }) => _id))
  const shownFolder = (board: BoardSummary) => (board.folderId && known.has(board.folderId) ? board.folderId : null)
  const words = q?.toLowerCase().split(/\s+/).filter(Boolean) ?? []
  const isWanted = (board: BoardSummary) =>
    matches(board, show) &&
    words.every((word) => `${board.title} ${board.key}`.toLowerCase().includes(word)) &&
    (isFlat(search) || shownFolder(board) === folder)
  return boards.filter(isWanted).toSorted(orders[sort](folders))
}

function matches({ status, favorite }: BoardSummary, show: Show) {
  if (show === 'all') return true
  if (show === 'archived') return status === 'archived'
  return status === 'active' && (show === 'active' || favorite)
}

type Order = (one: BoardSummary, other: BoardSummary) => number

const byTitle: Order = (one, other) => inNameOrder(one.title, other.title)

const orders: Record<Sort, (folders: Folder[]) => Order> = {
  name: () => byTitle,
  opened: () => (one, other) => (other.openedAt ?? '').localeCompare(one.openedAt ?? '') || byTitle(one, other),
  /** As in the tree: folder after folder when several are shown at once. */
  manual: (folders) => {
    const places = new Map(folders.map(({ _id }) => [_id, pathTo(folders, _id).map(({ position }) => position)]))
    const placeOf = (board: BoardSummary) => [...(places.get(board.folderId ?? '') ?? []), board.position]
    return (one, other) => compare(placeOf(one), placeOf(other)) || (one._id < other._id ? -1 : 1)
  },
}

/** What lies deeper comes first, as folders stand before projects. */
function compare(one: number[], other: number[]): number {
  const [first, ...rest] = one
  const [otherFirst, ...otherRest] = other
  if (first === undefined || otherFirst === undefined) return 0
  if (rest.length > 0 !== otherRest.length > 0) return rest.length > 0 ? -1 : 1
  return first - otherFirst || compare(rest, otherRest)
}
