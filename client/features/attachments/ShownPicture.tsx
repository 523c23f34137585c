import { Suspense, useEffect, useRef } from 'react'
import { lazy } from '#client/core/lazy.ts'
import { toast } from '#client/core/toasts.tsx'
import { t } from '#contract/texts.ts'
import type { Picture } from './data.ts'

const PictureViewer = lazy(async () => ({ default: (await import('./PictureViewer.tsx')).PictureViewer }))

interface Props {
  /** The files of one place: those that are pictures are gone through. */
  files: readonly Picture[]
  /** Which one, if any. One that is deleted meanwhile goes, and it is said why. */
  id: string | null
  onShow(id: string | null): void
}

export function ShownPicture({ files, id, onShow }: Props) {
  const shown = files.find(({ _id }) => _id === id)
  const last = useRef<Picture>(null)

  useEffect(() => {
    if (shown) last.current = shown
    else if (id !== null && last.current) {
      toast.info(t`${last.current.name} was deleted`)
      onShow(null)
    }
  }, [shown, id, onShow])

  if (!shown) return null
  return (
    <Suspense>
      <PictureViewer pictures={files.filter(({ preview }) => preview !== null)} shown={shown} onShow={onShow} />
    </Suspense>
  )
}
