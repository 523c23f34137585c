import { ActionIcon, Loader, Modal } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { KeyboardEvent } from 'react'
import { Dialog } from '#client/ui/Dialog.tsx'
import { sizeWords } from '#client/ui/size-words.ts'
import { t } from '#contract/texts.ts'
import { downloadAttachment, type Picture, pictureQuery } from './data.ts'
import { PictureStage } from './PictureStage.tsx'
import classes from './PictureViewer.module.css'

interface Props {
  /** All of its place, among them the one that is shown. */
  pictures: readonly Picture[]
  shown: Picture
  onShow(id: string | null): void
}

const icon = { size: 20, stroke: 1.7, 'aria-hidden': true }

/** One picture over the page, as large as there is room for it. */
export function PictureViewer({ pictures, shown, onShow }: Props) {
  const query = useQuery(pictureQuery(shown._id))
  const at = pictures.findIndex(({ _id }) => _id === shown._id)
  const close = () => onShow(null)
  const show = (index: number) => {
    const picture = pictures[index]
    if (picture) onShow(picture._id)
  }
  const step = (by: 1 | -1) => show(at + by)

  function onKeyDown(event: KeyboardEvent) {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: pictures.length - 1 }[event.key]
    // With Alt they go through the pages.
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey || movesWithin(event)) return
    event.preventDefault()
    show(to)
  }

  return (
    <Dialog
      opened
      onClose={close}
      fullScreen
      withCloseButton={false}
      padding={0}
      radius={0}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
      onKeyDown={onKeyDown}
    >
      <div className={classes.head}>
        <Modal.Title className={classes.title ?? ''} aria-live="polite">
          <span className={classes.name} title={shown.name}>
            {shown.name}
          </span>
          <span className={classes.meta}>
            {sizeWords(shown.size)}
            {pictures.length > 1 && ` · ${t`${at + 1} of ${pictures.length}`}`}
            {query.isError && ` · ${t`Only a small copy could be loaded`}`}
            {query.isPending && <Loader size={12} color="gray" aria-label="Loading" />}
          </span>
        </Modal.Title>
        <ActionIcon size={36} aria-label="Download" title="Download" onClick={() => void downloadAttachment(shown)}>
          <IconDownload {...icon} />
        </ActionIcon>
        <Modal.CloseButton
          className={classes.close ?? ''}
          size={36}
          iconSize={20}
          aria-label="Close"
          title="Close"
          data-autofocus
        />
      </div>
      <div className={classes.room}>
        {/* By id: the next one begins at a size that fits. */}
        <PictureStage key={shown._id} picture={shown} original={query.data} onStep={step} />
        {pictures.length > 1 && (
          <>
            <StepButton by={-1} isEnd={at === 0} onStep={step} />
            <StepButton by={1} isEnd={at === pictures.length - 1} onStep={step} />
          </>
        )}
      </div>
    </Dialog>
  )
}

/** In a picture of full size that is larger than the screen, keys move what is seen of it. */
function movesWithin({ key, target }: KeyboardEvent) {
  const stage = target instanceof Element && target.closest('[data-full="true"]')
  if (!stage) return false
  return key.startsWith('Arrow') ? stage.scrollWidth > stage.clientWidth : stage.scrollHeight > stage.clientHeight
}

/** It stays where it is at the end: what has the focus must not go away from under it. */
function StepButton({ by, isEnd, onStep }: { by: 1 | -1; isEnd: boolean; onStep(by: 1 | -1): void }) {
  return (
    <ActionIcon
      size={44}
      radius="xl"
      className={by < 0 ? classes.previous : classes.next}
      aria-label={by < 0 ? 'Previous picture' : 'Next picture'}
      title={by < 0 ? 'Previous picture (←)' : 'Next picture (→)'}
      aria-disabled={isEnd}
      onClick={() => onStep(by)}
    >
      {by < 0 ? <IconChevronLeft {...icon} size={24} /> : <IconChevronRight {...icon} size={24} />}
    </ActionIcon>
  )
}
