import { Modal } from '@mantine/core'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Command, PalettePage, Subject } from './command.ts'
import classes from './Palette.module.css'
import { PaletteBody } from './PaletteBody.tsx'
import { palette } from './palette-state.ts'
import { noteCommand } from './recent.ts'
import { subjectNow } from './subject.ts'

interface Props {
  /** By id. It begins with the first one when nobody asked for another. */
  pages: ReadonlyMap<string, PalettePage>
  page?: string | undefined
  subject?: Subject | undefined
}

/** Everything there is to do, by typing some of its name. */
export function Palette({ pages: all, page: asked, subject: given }: Props) {
  const [root = ''] = all.keys()
  // Before it has the focus itself, and before it covers what the mouse points at.
  const [subject] = useState(() => given ?? subjectNow())
  const [pages, setPages] = useState([asked ?? root])
  const pageId = pages.at(-1)!
  useReturnFocus()

  function choose(command: Command) {
    if (pageId === root) noteCommand(command.id)
    if (command.page) return setPages([...pages, command.page])
    // Closed before it runs: what it shows or focuses must not be taken back by what was there before.
    if (!command.staysOpen) flushSync(palette.close)
    command.run?.(subject)
  }

  function goBack() {
    if (pages.length > 1) setPages(pages.slice(0, -1))
    else palette.close()
  }

  /** On the whole of it: keys come to its field, a phone's Back does not. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.preventDefault()
    // What is below has its own meaning for it.
    event.stopPropagation()
    goBack()
  }

  return (
    <Modal.Root
      data-palette
      opened
      onKeyDown={onKeyDown}
      onClose={palette.close}
      closeOnEscape={false}
      size={620}
      yOffset="min(14vh, 120px)"
      xOffset={8}
      transitionProps={{ duration: 110, transition: 'pop' }}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
    >
      <Modal.Overlay color="#2A2118" backgroundOpacity={0.22} />
      <Modal.Content aria-label="Command palette">
        <Modal.Body>
          <PaletteBody
            // A page begins with an empty field.
            key={`${pages.length} ${pageId}`}
            page={all.get(pageId)!}
            subject={subject}
            isFirst={pages.length === 1}
            isRoot={pageId === root}
            onChoose={choose}
            onBack={goBack}
          />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

/** Back to the card or the field it was opened from. */
function useReturnFocus() {
  const opener = useRef(document.activeElement)
  useLayoutEffect(() => {
    const came = opener.current
    return () => {
      if (came instanceof HTMLElement && came.isConnected) came.focus({ preventScroll: true })
    }
  }, [])
}
