/** The addresses of all pages, of the list the router's plugin writes for the type checker. */
export function addressesOf(routes: string): string[] {
  const [, list] = /fullPaths:\s*((?:\|?\s*'[^']+'\s*)+)/.exec(routes) ?? []
  const addresses = [...(list ?? '').matchAll(/'([^']+)'/g)].map(([, address]) => address!)
  // Without them every page would be answered as one that is not there.
  if (addresses.length === 0) throw new Error('No addresses of pages found in client/pages.gen.ts')
  return addresses
}
