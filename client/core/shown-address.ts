// Links from mails carry a secret in their address. Services that are told where somebody is are told without it.

/** Whoever has the value of one of these gets in; in a path they stand as $token, in a query as they are. */
const secrets = ['token', 'invitation', 'code']

export interface ShownAddress {
  href: string
  path: string
  hasSecret: boolean
}

/** The address with each secret replaced by its name. The pattern is the route's: /join/$token. */
export function shownAddress(address: URL, pattern = ''): ShownAddress {
  const names = pattern.split('/')
  const shown = new URL(address)
  shown.pathname = address.pathname
    .split('/')
    .map((part, index) => secrets.map((name) => `$${name}`).find((name) => name === names[index]) ?? part)
    .join('/')
  for (const name of secrets) if (shown.searchParams.has(name)) shown.searchParams.set(name, name)
  return { href: shown.href, path: shown.pathname, hasSecret: shown.href !== address.href }
}
