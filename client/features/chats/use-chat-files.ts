import { useState } from 'react'
import { randomId } from '#client/core/random-id.ts'
import { toast, toastError } from '#client/core/toasts.tsx'
import { sizeWords } from '#client/ui/size-words.ts'
import { MAX_MESSAGE_FILES, type MessageFile } from '#contract/chats.ts'
import { MOST_BYTES, uploadMessageFile } from './data.ts'

export interface ChosenFile {
  id: string
  name: string
  /** How much of it has gone out, from 0 to 1. */
  share: number
  /** Once it is there. */
  stored: MessageFile | null
}

/** Files for the next message: they go out while the words are still being written. */
export function useChatFiles(chatId: string) {
  const [files, setFiles] = useState<ChosenFile[]>([])
  const remove = (id: string) => setFiles((before) => before.filter((file) => file.id !== id))
  const change = (id: string, fields: Partial<ChosenFile>) =>
    setFiles((before) => before.map((file) => (file.id === id ? { ...file, ...fields } : file)))

  async function upload(file: File) {
    if (file.size > MOST_BYTES) return toast.error(`${file.name} is larger than ${sizeWords(MOST_BYTES)}`)
    const id = randomId()
    setFiles((before) => [...before, { id, name: file.name, share: 0, stored: null }])
    try {
      change(id, { stored: await uploadMessageFile(chatId, file, (share) => change(id, { share })) })
    } catch (error) {
      remove(id)
      toastError(error, `Failed to attach ${file.name}`)
    }
  }

  function add(chosen: File[]) {
    const free = MAX_MESSAGE_FILES - files.length
    if (chosen.length > free) toast.error(`A message can have at most ${MAX_MESSAGE_FILES} files`)
    for (const file of chosen.slice(0, free)) void upload(file)
  }

  return { files, add, remove, clear: () => setFiles([]), underWay: files.some(({ stored }) => stored === null) }
}
