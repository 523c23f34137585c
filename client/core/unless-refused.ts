import { toastError } from './toasts.tsx'

/** What the server answers. When it refuses, the person is told why and the answer is null. */
export async function unlessRefused<Answer>(failure: string, change: Promise<Answer>): Promise<Answer | null> {
  try {
    return await change
  } catch (error) {
    toastError(error, failure)
    return null
  }
}
