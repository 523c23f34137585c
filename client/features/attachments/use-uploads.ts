import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { askAgain } from '#client/core/changes-under-way.ts'
import { randomId } from '#client/core/random-id.ts'
import { toast, toastError } from '#client/core/toasts.tsx'
import { sizeWords } from '#client/ui/size-words.ts'
import { t } from '#contract/texts.ts'
import { attachmentsQuery, MOST_BYTES, uploadAttachment } from './data.ts'

interface Upload {
  id: string
  name: string
  /** How much of it has gone out, from 0 to 1. */
  share: number
}

interface Chosen {
  id: string
  file: File
}

/** Files on their way to a task, from wherever they came: the button, a drop, the clipboard. */
export function useUploads(taskId: string) {
  const cache = useQueryClient()
  const [underWay, setUnderWay] = useState<Upload[]>([])

  async function upload({ id, file }: Chosen) {
    const onProgress = (share: number) =>
      setUnderWay((before) => before.map((each) => (each.id === id ? { ...each, share } : each)))
    try {
      const attachment = await uploadAttachment(taskId, file, onProgress)
      const { queryKey } = attachmentsQuery(taskId)
      const known = cache.setQueryData(
        queryKey,
        (files) => files && [...files.filter(({ _id }) => _id !== attachment._id), attachment],
      )
      // Where the list has not come yet, this one would stand for all of them.
      if (!known) askAgain(cache, { queryKey })
      return true
    } catch (error) {
      toastError(error, t`Failed to attach ${file.name}`)
      return false
    } finally {
      setUnderWay((before) => before.filter((each) => each.id !== id))
    }
  }

  /** Whether any of them got there. */
  async function add(files: File[]) {
    const chosen = files.filter(fits).map((file) => ({ id: randomId(), file }))
    setUnderWay((before) => [...before, ...chosen.map(({ id, file }) => ({ id, name: file.name, share: 0 }))])
    let isAnyThere = false
    // One after the other: a task lists its files in the order in which they arrived.
    for (const each of chosen) if (await upload(each)) isAnyThere = true
    return isAnyThere
  }

  return { underWay, add }
}

function fits({ name, size }: File) {
  if (size > MOST_BYTES) toast.error(t`${name} is larger than ${sizeWords(MOST_BYTES)}`)
  return size <= MOST_BYTES
}
