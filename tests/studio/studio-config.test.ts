import { expect, test } from 'vitest'
import { readStudioConfig, siteOrigin, studioWarnings } from '#scripts/lib/studio-config.ts'
import { NO_PROXY } from '#src/server/http/trust-proxy.ts'

test.each([
  ['http://studio.example.com', 'STUDIO_ORIGIN must begin with https://'],
  ['studio.example.com', 'STUDIO_ORIGIN must be a scheme and host without a path, such as https://example.com'],
  ['https://studio.example.com/studio', 'STUDIO_ORIGIN must be a scheme and host without a path, such as https://example.com'],
])('a Studio that nobody could use is not started: STUDIO_ORIGIN=%s', (origin, message) => {
  expect(() => readStudioConfig({ STUDIO_ORIGIN: origin })).toThrow(message)
})

test('others reach the Studio by https', () => {
  expect(readStudioConfig({ STUDIO_ORIGIN: 'https://studio.example.com/' }).origin).toBe('https://studio.example.com')
})

test.each([
  ['127.0.0.1', 'http://127.0.0.1:8080'],
  ['0.0.0.0', 'http://127.0.0.1:8080'],
  ['::', 'http://[::1]:8080'],
  ['::1', 'http://[::1]:8080'],
  ['localhost', 'http://localhost:8080'],
])('the site beside the Studio is reached wherever it listens: HOST=%s', (host, origin) => {
  expect(siteOrigin({ host, sitePort: 8080 })).toBe(origin)
  expect(URL.parse(origin)?.origin).toBe(origin)
})

test('an owner learns at start what is not heeded', () => {
  const local = { origin: null, trustProxy: NO_PROXY }
  expect(studioWarnings(local, { PATH: 'x', SANITY_DATASET: ' ' })).toEqual([])
  expect(studioWarnings(local, { SANITY_PROJECT_ID: 'abc123', SANITY_DATASET: 'production' })).toEqual([
    'The content comes from this Studio: SANITY_DATASET, SANITY_PROJECT_ID say nothing here',
  ])
  expect(studioWarnings({ origin: 'https://studio.example.com', trustProxy: { ...NO_PROXY, any: true } }, {})).toEqual([])
  expect(studioWarnings({ origin: 'https://studio.example.com', trustProxy: NO_PROXY }, {})).toEqual([expect.stringContaining('TRUST_PROXY')])
})
