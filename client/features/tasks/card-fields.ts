import { palette } from '#contract/colors.ts'
import type { SentTaskFields, TaskCard } from '#contract/tasks.ts'

/** How a change of a task looks on its card before the server has answered. */
export function cardFieldsOf({ description, checklist, cover, ...fields }: SentTaskFields): Partial<TaskCard> {
  const isColor = cover === null || (palette as readonly (string | undefined)[]).includes(cover)
  const shown = Object.entries(fields).filter(([, value]) => value !== undefined)
  return {
    ...Object.fromEntries(shown),
    ...(description !== undefined && { hasDescription: description !== '' }),
    ...(checklist && {
      checklist: { done: checklist.filter(({ done }) => done).length, total: checklist.length },
    }),
    // Where a picture lies, only the server knows.
    ...(cover !== undefined && isColor && { cover, coverImage: null }),
  }
}
