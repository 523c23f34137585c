// The one list of what can be done on this screen. Part of what every project page loads, so there is no more in it than that.
import { useEffect } from 'react'
import type { Command } from './command.ts'

const lists = { view: new Set<readonly Command[]>(), everywhere: new Set<readonly Command[]>() }

/** Offers these while the component is on screen. */
export function useCommands(commands: readonly Command[], where: keyof typeof lists = 'view') {
  // After each drawing, so that what runs is what is shown.
  useEffect(() => {
    lists[where].add(commands)
    return () => void lists[where].delete(commands)
  })
}

/** Those of the view first. */
export const offered = (): Command[] => [...lists.view, ...lists.everywhere].flat()
