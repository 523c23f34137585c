// What of the inbox is shown: it stands in the address. Apart from the rest, because addresses are read before any page is loaded.

export const inboxFilters = ['all', 'unread', 'mentions', 'assigned', 'comments', 'dates', 'invitations'] as const
export type InboxFilter = (typeof inboxFilters)[number]

export interface InboxSearch {
  show?: InboxFilter | undefined
}

/** Whatever somebody typed into the address: what is unknown is left out, and all is what is shown without it. */
export function inboxSearch({ show }: Record<string, unknown>): InboxSearch {
  const known = inboxFilters.find((filter) => filter === show)
  return known && known !== 'all' ? { show: known } : {}
}
