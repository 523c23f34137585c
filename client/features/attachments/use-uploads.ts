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

/** Files on their way to a task, from wherever they came: the button, a drop, the clipboard. */
export function useUploads(taskId: string) {
  const cache = useQueryClient()
  const [underWay, setUnderWay] = useState<Upload[]>([])

  async function upload(file: File) {
    if (file.size > MOST_BYTES) {
      toast.error(t`${file.name} is larger than ${sizeWords(MOST_BYTES)}`)
      return false
    }
    const id = randomId()
    setUnderWay((before) => [...before, { id, name: file.name, share: 0 }])
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
  const add = async (files: File[]) => (await Promise.all(files.map(upload))).some(Boolean)

  return { underWay, add }
}
