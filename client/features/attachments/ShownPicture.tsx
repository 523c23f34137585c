import { lazy, Suspense } from 'react'
import type { Picture } from './data.ts'

const PictureViewer = lazy(async () => ({ default: (await import('./PictureViewer.tsx')).PictureViewer }))

interface Props {
  /** The files of one place: those that are pictures are gone through. */
  files: readonly Picture[]
  /** Which one, if any. One that was deleted meanwhile is no longer shown. */
  id: string | null
  onShow(id: string | null): void
}

export function ShownPicture({ files, id, onShow }: Props) {
  const shown = files.find(({ _id }) => _id === id)
  if (!shown) return null
  return (
    <Suspense>
      <PictureViewer pictures={files.filter(({ preview }) => preview !== null)} shown={shown} onShow={onShow} />
    </Suspense>
  )
}
