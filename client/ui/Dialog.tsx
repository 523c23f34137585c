import { Modal, type ModalProps } from '@mantine/core'
import { useEffect, useId, useSyncExternalStore } from 'react'
import { dropSecondClick } from '#client/core/second-click.ts'

/** Those that are open, the one in front last. */
let open: readonly string[] = []
const listeners = new Set<() => void>()

function become(next: readonly string[]) {
  open = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A dialog over the page, or over another one: Escape closes the one in front alone, where Mantine's would all close. */
export function Dialog({ closeOnEscape = true, ...props }: ModalProps) {
  const { opened } = props
  const id = useId()
  const isInFront = useSyncExternalStore(subscribe, () => open.at(-1) === id)

  useEffect(() => {
    if (!opened) return
    // Of a double click on what opened it, the second would close it unread.
    dropSecondClick()
    become([...open, id])
    return () => become(open.filter((each) => each !== id))
  }, [opened, id])

  return <Modal {...props} closeOnEscape={closeOnEscape && isInFront} />
}
