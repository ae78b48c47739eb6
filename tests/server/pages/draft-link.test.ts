import { createSecretKey, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hmac } from '#src/server/auth/hmac.ts'
import { draftLink, draftToken, readDraftToken } from '#src/server/pages/draft-link.ts'

const secret = createSecretKey(randomBytes(32))
const NOW = new Date('2026-06-01T15:00:00Z')
const link = draftLink({ layer: 'rSpring', documents: ['category-Car', 'examples'], path: '/' }, NOW)
const token = draftToken(secret, link)

test('a link is read as it was made, and ends after seven days', () => {
  expect(readDraftToken(secret, token)).toEqual({
    layer: 'rSpring',
    documents: ['category-Car', 'examples'],
    until: new Date('2026-06-08T15:00:00Z'),
  })
  const all = draftLink({ layer: 'drafts', path: '/' }, NOW)
  expect(readDraftToken(secret, draftToken(secret, all))).toEqual(all)
})

test('a token of which any sign is another, or that is cut, longer or of another key, is none', () => {
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.'
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom(...signs.split('')), (at, sign) => {
      fc.pre(token[at] !== sign)
      expect(readDraftToken(secret, token.slice(0, at) + sign + token.slice(at + 1))).toBeNull()
      expect(readDraftToken(secret, token.slice(0, at))).toBeNull()
      expect(readDraftToken(secret, `${token}${sign}`)).toBeNull()
    }),
  )
  expect(readDraftToken(createSecretKey(randomBytes(32)), token)).toBeNull()
})

test('what the same key signs for another purpose is no link', () => {
  const [payload = ''] = token.split('.')
  expect(readDraftToken(secret, `${payload}.${hmac(secret, 'csrf', payload)}`)).toBeNull()
})
