import { createHmac, createSecretKey } from 'node:crypto'
import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { isHmac, hmac } from '#src/server/auth/hmac.ts'

/** Secrets shorter and longer than a block of the hash, which RFC 2104 treats differently. */
const secrets = fc.uint8Array({ minLength: 1, maxLength: 150 })

test.prop([secrets, fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' })])(
  'is HMAC-SHA-256 of the purpose and the text',
  (key, purpose, text) => {
    const secret = createSecretKey(key)
    const right = createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url')
    expect(hmac(secret, purpose, text)).toBe(right)
    expect(isHmac(right, secret, purpose, text)).toBe(true)
    expect(isHmac(right.slice(1), secret, purpose, text)).toBe(false)
  },
)
