import { isIPv6 } from 'node:net'

const GROUPS = 8
const MAPPED = '0:0:0:0:0:ffff'

/**
 * Whom an address stands for where askers are counted: an IPv4 address for itself, an IPv6 address for its first 64 bits, since each customer of a provider has
 * all of those to choose from (RFC 6177). An IPv4 address that is written as one of IPv6 is that address.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const groups = groupsOf(address)
  if (groups.slice(0, 6).join(':') === MAPPED) return groups.slice(6).flatMap(bytesOf).join('.')
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** The eight groups of an IPv6 address, each as short as it can be written. */
function groupsOf(address: string): string[] {
  // Of an address on this link alone, the interface follows.
  const [plain = ''] = address.split('%')
  const [head = '', tail = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const [left, right] = [head, tail].map(part => part.split(':').filter(Boolean)) as [string[], string[]]
  return [...left, ...Array.from({ length: GROUPS - left.length - right.length }, () => '0'), ...right]
}

function bytesOf(group: string): number[] {
  const both = Number.parseInt(group, 16)
  return [both >> 8, both & 0xff]
}
