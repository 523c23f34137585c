// The boards this tab has loaded, so that going back to one shows it at once.
import { BOARD_CACHE_SIZE } from '#contract/constants.ts'
import { BoardStore } from './board-store.ts'

export class BoardCache {
  private readonly stores = new Map<string, BoardStore>()

  get = (boardId: string) => this.stores.get(boardId)

  /** Makes room by forgetting the board that was last complete longest ago. */
  open(boardId: string): BoardStore {
    const known = this.stores.get(boardId)
    if (known) return known
    const opened = new BoardStore(boardId)
    if (this.stores.size >= BOARD_CACHE_SIZE) {
      const oldest = [...this.stores.values()].reduce((one, other) => (other.syncedAt < one.syncedAt ? other : one))
      this.stores.delete(oldest.boardId)
    }
    this.stores.set(boardId, opened)
    return opened
  }

  forget = (boardId: string) => void this.stores.delete(boardId)
  clear = () => this.stores.clear()
}

export const boardCache = new BoardCache()
