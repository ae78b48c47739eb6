import { expect, test } from 'vitest'
import { SIGNATURE_HEADER, signatureOf } from '#src/server/content/webhook-signature.ts'

// As openssl makes it: openssl dgst -sha256 -hmac 'a secret'.
test('a webhook is signed as Sanity signs it', () => {
  expect(SIGNATURE_HEADER).toBe('sanity-webhook-signature')
  expect(signatureOf('{"_id":"theme"}', 'a secret', 1_700_000_000_000)).toBe('t=1700000000000,v1=ZsG2m63VfMMB6ekc9x3u4df80mY0R5DKeyMjQ2owxpY')
})
