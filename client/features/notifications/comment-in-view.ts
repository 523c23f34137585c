// A task may be open with what is said in it far below what somebody sees of it.

/** As long as a comment may take from the news of it to the page. */
const ARRIVING_MS = 3_000

interface Watch {
  /** Once, if it is not in view when it comes. */
  unseen(): void
  /** Once, now or when somebody scrolls there. */
  seen(): void
}

export async function watchComment(commentId: string, { unseen, seen }: Watch) {
  const row = await rowOf(commentId)
  if (!row) return unseen()
  let isFirst = true
  const watch = new IntersectionObserver((entries) => {
    if (entries.at(-1)!.isIntersecting) {
      watch.disconnect()
      seen()
    } else if (isFirst) unseen()
    isFirst = false
  })
  watch.observe(row)
}

function rowOf(commentId: string): Promise<Element | null> {
  const find = () => document.querySelector(`[data-comment="${CSS.escape(commentId)}"]`)
  return new Promise((resolve) => {
    const found = find()
    if (found) return resolve(found)
    const end = (row: Element | null) => {
      arrival.disconnect()
      clearTimeout(timer)
      resolve(row)
    }
    const arrival = new MutationObserver(() => {
      const row = find()
      if (row) end(row)
    })
    arrival.observe(document.body, { childList: true, subtree: true })
    const timer = setTimeout(() => end(null), ARRIVING_MS)
  })
}
