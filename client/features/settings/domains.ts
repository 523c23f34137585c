/** People paste addresses and links where a domain is asked for: "@Example.com" and "ada@example.com" mean example.com. */
export const domainOf = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^.*@/, '')
    .replace(/[/?#].*$/, '')

/** The server counts the domains it complains about; people know them by name. */
export function domainError(errors: Record<string, string>, domains: string[]): string | undefined {
  for (const [path, message] of Object.entries(errors)) {
    const index = /^security\.invitationDomains(?:\.(\d+))?$/.exec(path)
    if (!index) continue
    const domain = domains[Number(index[1])]
    return domain ? `${domain}: ${message}` : message
  }
  return undefined
}
