// A task may be open with what is said in it far below what somebody sees of it.

/** So long a comment may take from the news of it to the page, before it counts as out of sight. */
const ARRIVING_MS = 3_000

interface Watch {
  /** Once, if it is not in view when it comes. */
  unseen(): void
  /** Once, now or when somebody scrolls there. */
  seen(): void
}

export function watchComment(commentId: string, { unseen, seen }: Watch) {
  let isTold = false
  const tell = () => {
    clearTimeout(timer)
    if (!isTold) unseen()
    isTold = true
  }
  const timer = setTimeout(tell, ARRIVING_MS)
  const look = (row: Element) => {
    // A tab in the background draws nothing, so nothing would come into view there.
    if (document.visibilityState === 'hidden') tell()
    const watch = new IntersectionObserver((entries) => {
      const isInView = entries.at(-1)!.isIntersecting
      if (isInView || !row.isConnected) watch.disconnect()
      if (!isInView) {
        tell()
        // Other lines may be shown in its place, and then it comes again.
        return !row.isConnected && whenThere(commentId, look)
      }
      clearTimeout(timer)
      seen()
    })
    watch.observe(row)
  }
  whenThere(commentId, look)
}

/** Unless the panel is left before, whatever it says. It may be asked about before the task itself is there. */
function whenThere(commentId: string, found: (row: Element) => void) {
  let wasOpen = false
  const look = () => {
    const row = document.querySelector(`[data-comment="${CSS.escape(commentId)}"]`)
    const isOpen = document.querySelector('[data-in-address]') !== null
    if (row || (wasOpen && !isOpen)) arrival.disconnect()
    wasOpen ||= isOpen
    if (row) found(row)
  }
  const arrival = new MutationObserver(look)
  arrival.observe(document.body, { childList: true, subtree: true })
  look()
}
