import { expect, test } from 'vitest'
import { HttpError, type FailureText } from '#src/server/http/http-error.ts'
import { QUOTE } from '#tests/support/server/requests.ts'
import { startTestServer } from '#tests/support/server/test-server.ts'
import { copySample } from '#tests/support/content/content-copy.ts'

/** What visitors read when something fails is the business's own words, whatever goes wrong in the server. */

const TEXTS: readonly FailureText[] = ['busy', 'replaced', 'expired', 'tooSoon', 'unexpected', 'full']
const LATER = 'Come back tomorrow, please.'

test('a refusal is said as content says it, and where content says nothing, that it is to be tried later', async () => {
  const texts = TEXTS.map((key, at) => ({
    file: 'messages.json',
    at: `/failure/${key}`,
    ...(at % 2 === 0 ? { set: `Our words for ${key}` } : { remove: true as const }),
  }))
  const contentFolder = copySample([...texts, { file: 'messages.json', at: '/failure/tryLater', set: LATER }])
  const { call, context } = await startTestServer({ contentFolder })
  for (const [at, key] of TEXTS.entries()) {
    context.storage.appointments.add = () => Promise.reject(new HttpError(503, key))
    const { status, body } = await call('POST', '/api/v1/appointments/', { body: QUOTE })
    expect([status, body]).toEqual([503, { error: at % 2 === 0 ? `Our words for ${key}` : LATER }])
  }
})

test('a form that was open too long is told so in the words of content', async () => {
  const { call } = await startTestServer({ contentFolder: 'tests/content/window-cleaning' })
  const { status, body } = await call('POST', '/api/v1/appointments/', { csrf: 'made up', body: {} })
  expect([status, body]).toEqual([403, { error: 'This page has been open for a long while. Please try again.' }])
})
