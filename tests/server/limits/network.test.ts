import { expect, test } from 'vitest'
import { customerNetworkOf, networkOf, networksOf } from '#src/server/limits/network.ts'

const IPV4 = ['203.0.113.0/24', '203.0.113.9/32']

/** What limits count as one client, from the widest network to the narrowest. */
const clients: { of: string; are: string[] }[] = [
  { of: '203.0.113.9', are: IPV4 },
  { of: '::ffff:203.0.113.9', are: IPV4 },
  { of: '::FFFF:cb00:7109', are: IPV4 },
  { of: '2001:db8:1:2345:3:4:5:6', are: ['2001:db8:1::/48', '2001:db8:1:2300::/56', '2001:db8:1:2345::/64'] },
  { of: '2001:0DB8:0001:0002::9', are: ['2001:db8:1::/48', '2001:db8:1::/56', '2001:db8:1:2::/64'] },
  { of: '::1', are: ['::/48', '::/56', '::/64'] },
  { of: 'fe80::1%eth0', are: ['fe80::/48', 'fe80::/56', 'fe80::/64'] },
  { of: 'no address', are: ['unknown'] },
  { of: 'no address either', are: ['unknown'] },
  { of: '0x7f.1', are: ['unknown'] },
  { of: '', are: ['unknown'] },
]

test.for(clients)('$of counts as one of $are', ({ of, are }) => {
  expect(networksOf(of).map(({ cidr }) => cidr)).toEqual(are)
  expect(networkOf(of)).toBe(are.at(-1))
})

test('a wider network has room for more, so that neighbours do not shut one another out', () => {
  for (const { of, are } of clients) {
    const limitFactors = networksOf(of).map(({ limitFactor }) => limitFactor)
    expect(limitFactors.at(-1)).toBe(1)
    expect(limitFactors).toEqual(limitFactors.toSorted((a, b) => b - a))
    expect(new Set(limitFactors).size).toBe(are.length)
  }
})

test.for([
  { of: '203.0.113.9', is: '203.0.113.9/32' },
  { of: '2001:db8:1:2345::1', is: '2001:db8:1::/48' },
  { of: 'no address', is: 'unknown' },
])('a customer has at most $is', ({ of, is }) => {
  expect(customerNetworkOf(of)).toBe(is)
})
