import { type RefObject, useEffect, useEffectEvent } from 'react'
import { patiently } from '#client/core/lazy.ts'
import { whenIdle } from '#client/core/when-idle.ts'
import type { Drop } from '#client/features/folders/tree.ts'
import type { DragSurface } from './drag.ts'
import type { NodeRef } from './node-ref.ts'

interface Options extends Pick<DragSurface, 'hits' | 'mayDrop' | 'onDrop'> {
  enabled: boolean
  ground?: string | null | undefined
  onLinger?: DragSurface['onLinger']
  onLift?: DragSurface['onLift']
  scrollerOf?: (container: HTMLElement) => HTMLElement | null
}

/** Lets what is in a container be dragged, once the page has come to rest. */
export function useDrag(container: RefObject<HTMLElement | null>, options: Options) {
  const latest = useEffectEvent(() => options)
  const { enabled } = options

  useEffect(() => {
    const element = container.current
    if (!enabled || !element) return
    let stop: (() => void) | undefined
    let wanted = true
    const cancel = whenIdle(async () => {
      const { attachDrag } = await patiently(() => import('./drag.ts'))
      if (!wanted) return
      stop = attachDrag({
        container: element,
        scroller: latest().scrollerOf?.(element) ?? null,
        hits: latest().hits,
        get ground() {
          return latest().ground
        },
        mayDrop: (node: NodeRef, drop: Drop) => latest().mayDrop(node, drop),
        onDrop: (node: NodeRef, drop: Drop) => latest().onDrop(node, drop),
        onLinger: (folderId: string) => latest().onLinger?.(folderId),
        onLift: (id: string | null) => latest().onLift?.(id),
      })
    })
    return () => {
      wanted = false
      cancel()
      stop?.()
    }
  }, [container, enabled])
}
