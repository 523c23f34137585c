import { useElementSize } from '@mantine/hooks'
import { type MouseEvent, type SyntheticEvent, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { t } from '#contract/texts.ts'
import type { Picture } from './data.ts'
import classes from './PictureViewer.module.css'
import { useSwipe } from './use-swipe.ts'

/** The widest small copy the server draws: a narrower one is as large as the picture itself. */
const WIDEST_COPY = 640

interface Props {
  picture: Picture
  /** The picture itself, once it has come. */
  original: Blob | undefined
  onStep(by: 1 | -1): void
}

/** The small copy until the picture itself is there. Pressed, it changes between fitted and full size, where that is larger. */
export function PictureStage({ picture, original, onStep }: Props) {
  const address = useAddressOf(original)
  const [drawn, setDrawn] = useState({ width: 0, height: 0, isCopy: true })
  const [isFull, setFull] = useState(false)
  const { ref, width, height } = useElementSize()
  const swipe = useSwipe(onStep)
  const isLarger = !drawn.isCopy && (drawn.width > width || drawn.height > height)

  function onLoad({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>) {
    setDrawn({ width: naturalWidth, height: naturalHeight, isCopy: address === null })
  }

  /** What was pressed stays in sight; by key it is the middle. */
  function toggle({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>) {
    if (!isLarger) return
    const box = currentTarget.getBoundingClientRect()
    const x = detail === 0 ? 0.5 : (clientX - box.left) / box.width
    const y = detail === 0 ? 0.5 : (clientY - box.top) / box.height
    flushSync(() => setFull(!isFull))
    const stage = currentTarget.parentElement!
    stage.scrollTo(x * stage.scrollWidth - stage.clientWidth / 2, y * stage.scrollHeight - stage.clientHeight / 2)
  }

  // Where it does nothing, it is called as its picture is.
  const does = !isLarger ? undefined : isFull ? t`Fit to the screen` : t`Full size`
  return (
    <div ref={ref} className={classes.stage} data-full={isFull} {...(!isFull && swipe)}>
      <button
        type="button"
        className={classes.toggle}
        aria-label={does}
        aria-disabled={!isLarger}
        title={does}
        onClick={toggle}
      >
        <img
          src={address ?? picture.preview!}
          alt={picture.name}
          draggable={false}
          data-stretched={drawn.isCopy && drawn.width >= WIDEST_COPY}
          onLoad={onLoad}
        />
      </button>
    </div>
  )
}

function useAddressOf(content: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!content) return
    const made = URL.createObjectURL(content)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [content])
  return address
}
