// The keys of the ARIA tree pattern, and our own for moving rows. What a key means, apart from doing it.
import { type Row, type Step, titleOf } from '#client/features/folders/tree.ts'

export type TreeCommand =
  | { do: 'focus'; id: string }
  | { do: 'open' | 'close' | 'visit' | 'rename' | 'menu'; id: string }
  | { do: 'move'; id: string; step: Step }

interface Pressed {
  key: string
  altKey: boolean
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

const steps: Record<string, Step> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' }

export function treeCommand(rows: Row[], id: string, isOpen: boolean, pressed: Pressed): TreeCommand | null {
  const { key, altKey, shiftKey, ctrlKey, metaKey } = pressed
  const at = rows.findIndex(({ node }) => node.id === id)
  const row = rows[at]
  if (!row) return null
  if (altKey) return steps[key] ? { do: 'move', id, step: steps[key] } : null
  if (ctrlKey || metaKey) return null
  const isFolder = row.node.kind === 'folder'
  switch (key) {
    case 'ArrowDown':
      return focus(rows[at + 1])
    case 'ArrowUp':
      return focus(rows[at - 1])
    case 'Home':
      return focus(rows[0])
    case 'End':
      return focus(rows.at(-1))
    case 'ArrowRight':
      if (!isFolder) return null
      return isOpen ? focus(rows[at + 1]?.parent === id ? rows[at + 1] : undefined) : { do: 'open', id }
    case 'ArrowLeft':
      if (isFolder && isOpen) return { do: 'close', id }
      return focus(rows.find(({ node }) => node.id === row.parent))
    case 'Enter':
    case ' ':
      if (!isFolder) return { do: 'visit', id }
      return { do: isOpen ? 'close' : 'open', id }
    case 'F2':
      return { do: 'rename', id }
    case 'ContextMenu':
      return { do: 'menu', id }
    case 'F10':
      return shiftKey ? { do: 'menu', id } : null
    default:
      return key.length === 1 ? focus(nextBeginningWith(rows, at, key)) : null
  }
}

const focus = (row: Row | undefined): TreeCommand | null => (row ? { do: 'focus', id: row.node.id } : null)

function nextBeginningWith(rows: Row[], at: number, letter: string) {
  const ahead = [...rows.slice(at + 1), ...rows.slice(0, at)]
  return ahead.find(({ node }) => titleOf(node).toLowerCase().startsWith(letter.toLowerCase()))
}
