import { expect, test } from 'vitest'
import { networkOf } from '#src/server/network.ts'

/** Whom limits count as one asker. */
const askers: { of: string; is: string }[] = [
  { of: '203.0.113.9', is: '203.0.113.9' },
  { of: '::ffff:203.0.113.9', is: '203.0.113.9' },
  { of: '::FFFF:cb00:7109', is: '203.0.113.9' },
  { of: '2001:db8:1:2:3:4:5:6', is: '2001:db8:1:2::/64' },
  { of: '2001:0DB8:0001:0002::9', is: '2001:db8:1:2::/64' },
  { of: '2001:db8::9', is: '2001:db8:0:0::/64' },
  { of: '2001:db8:0:1::', is: '2001:db8:0:1::/64' },
  { of: '::1', is: '0:0:0:0::/64' },
  { of: 'fe80::1%eth0', is: 'fe80:0:0:0::/64' },
  { of: 'no address', is: 'no address' },
]

test.for(askers)('$of counts as $is', ({ of, is }) => {
  expect(networkOf(of)).toBe(is)
})
