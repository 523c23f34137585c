import { useEffect, useRef, useState } from 'react'
import { randomId } from '#client/core/random-id.ts'
import { toast, toastError } from '#client/core/toasts.tsx'
import { CallError } from '#client/core/transport.ts'
import { untilWorthATry } from '#client/core/worth-a-try.ts'
import { sizeWords } from '#client/ui/size-words.ts'
import { MAX_MESSAGE_FILES, type MessageFile } from '#contract/chats.ts'
import { t } from '#contract/texts.ts'
import { MOST_BYTES, uploadMessageFile } from './data.ts'

export interface ChosenFile {
  id: string
  name: string
  /** How much of it has gone out, from 0 to 1. */
  share: number
  /** Once it is there. */
  stored: MessageFile | null
  /** Nobody answered: it goes out again when the connection is back. */
  isWaiting: boolean
}

const AGAIN_MS = 3_000

/** Files for the next message: they go out while the words are still being written. */
export function useChatFiles(chatId: string) {
  const [files, setFiles] = useState<ChosenFile[]>([])
  const wanted = useRef(new Set<string>())
  function remove(id: string) {
    wanted.current.delete(id)
    setFiles((before) => before.filter((file) => file.id !== id))
  }
  const change = (id: string, fields: Partial<ChosenFile>) =>
    setFiles((before) => before.map((file) => (file.id === id ? { ...file, ...fields } : file)))

  async function upload(file: File) {
    if (file.size > MOST_BYTES) return toast.error(t`${file.name} is larger than ${sizeWords(MOST_BYTES)}`)
    const id = randomId()
    setFiles((before) => [...before, { id, name: file.name, share: 0, stored: null, isWaiting: false }])
    wanted.current.add(id)
    while (wanted.current.has(id)) {
      try {
        const stored = await uploadMessageFile(chatId, file, (share) => change(id, { share, isWaiting: false }))
        return change(id, { stored, isWaiting: false })
      } catch (error) {
        if (!isUnanswered(error)) return giveUp(id, error, file.name)
        change(id, { isWaiting: true, share: 0 })
        await untilWorthATry(AGAIN_MS)
      }
    }
  }

  function giveUp(id: string, error: unknown, name: string) {
    remove(id)
    toastError(error, t`Failed to attach ${name}`)
  }

  // Nobody will send what was chosen in a chat that is left.
  useEffect(() => {
    const { current } = wanted
    return () => current.clear()
  }, [])

  function add(chosen: File[]) {
    const free = MAX_MESSAGE_FILES - files.length
    if (chosen.length > free) toast.error(t`A message can have at most ${MAX_MESSAGE_FILES} files`)
    for (const file of chosen.slice(0, free)) void upload(file)
  }

  return {
    files,
    add,
    remove,
    clear: () => setFiles([]),
    underWay: files.some(({ stored }) => stored === null),
    isWaiting: files.some((file) => file.isWaiting),
  }
}

const isUnanswered = (error: unknown) => error instanceof CallError && error.status === 0
