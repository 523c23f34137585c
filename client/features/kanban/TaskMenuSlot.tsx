import { type RefObject, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { lazy } from '#client/core/lazy.ts'
import { type AskedMenu, HELD, menuAskedBy } from './asked-menu.ts'
import { carriedWith } from './carried-with.ts'
import { useView } from './view.ts'

const TaskMenu = lazy(async () => ({ default: (await import('./TaskMenu.tsx')).TaskMenu }))

interface Props {
  /** Whatever cards are in it, it listens for all of them. */
  root: RefObject<HTMLElement | null>
}

/** The menu loads with the first one that is asked for. */
export function TaskMenuSlot({ root }: Props) {
  const view = useView()
  const [asked, setAsked] = useState<{ menu: AskedMenu; ids: string[] } | null>(null)
  const open = useEffectEvent((event: MouseEvent | KeyboardEvent) => {
    const menu = menuAskedBy(event)
    if (!menu) return
    event.preventDefault()
    view.selection.focus(menu.taskId)
    setAsked({ menu, ids: carriedWith(view, menu.taskId) })
  })

  useEffect(() => {
    const element = root.current
    if (!element) return
    const onEvent = (event: Event) => open(event as MouseEvent | KeyboardEvent)
    const ways = ['contextmenu', 'keydown', HELD]
    for (const way of ways) element.addEventListener(way, onEvent)
    return () => {
      for (const way of ways) element.removeEventListener(way, onEvent)
    }
  }, [root])

  if (!asked) return null
  return (
    <Suspense>
      <TaskMenu {...asked} onClose={() => setAsked(null)} />
    </Suspense>
  )
}
