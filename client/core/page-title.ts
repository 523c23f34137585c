// What the browser tab says: the page, and in front of it how much waits unread.

const NAME = 'Hearth'

let title = NAME
let unread = 0

/** Of the page alone. */
export const pageTitle = () => title

export function setPageTitle(page: string) {
  title = page ? `${page} · ${NAME}` : NAME
  show()
}

export function countInTitle(count: number) {
  unread = count
  show()
}

function show() {
  document.title = unread > 0 ? `(${unread}) ${title}` : title
}
