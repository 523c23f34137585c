// Which addresses are somebody else's on the internet. An address people give us must not lead to this machine, its network, or the
// services a host offers to the machines on it.
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'

// Apart from each other: a list that closes ::ffff:0:0/96 would close every IPv4 address with it.
const closed4 = new BlockList()
const closed6 = new BlockList()

for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  // Behind a provider's own translation.
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local, with the metadata services of cloud hosts.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast, reserved, broadcast.
  ['224.0.0.0', 3],
] as const)
  closed4.addSubnet(network, prefix, 'ipv4')

// Only 2000::/3 is given out as public. Everything else is closed: loopback, private, link-local, multicast, and IPv4 in other clothes
// (mapped ::ffff:0:0/96, compatible ::/96, NAT64 64:ff9b::/96).
for (const [network, prefix] of [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  // Teredo and other protocol assignments, documentation, 6to4: the first and the last hold an IPv4 address of the sender's choice.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed6.addSubnet(network, prefix, 'ipv6')

export function isPublicAddress(address: string) {
  if (isIPv6(address)) return !closed6.check(address, 'ipv6')
  return isIPv4(address) && !closed4.check(address, 'ipv4')
}

/** Names that by agreement never lead out of a machine or its network. */
const localName = /(^|\.)(localhost|local|internal|localdomain|home\.arpa)\.?$/i

/** Whether a URL's host is closed by what it says, before anybody asks where it leads. `new URL` has read 0x7f.1 and 2130706433 already. */
export function isClosedHost(hostname: string) {
  const address = bareAddress(hostname)
  return address ? !isPublicAddress(address) : localName.test(hostname)
}

/** The address in a URL's host, without the brackets of IPv6; null when the host is a name. */
export function bareAddress(hostname: string): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) ? bare : null
}
