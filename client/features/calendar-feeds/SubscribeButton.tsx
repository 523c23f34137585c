import { IconRss } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazy } from '#client/core/lazy.ts'
import { ToolbarButton } from '#client/ui/ToolbarButton.tsx'

const SubscribeDialog = lazy(async () => ({ default: (await import('./SubscribeDialog.tsx')).SubscribeDialog }))

interface Props {
  /** Null for everything that is mine to do. */
  boardId: string | null
}

export function SubscribeButton({ boardId }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ToolbarButton icon={IconRss} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Subscribe
      </ToolbarButton>
      <Suspense>{isOpen && <SubscribeDialog boardId={boardId} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
