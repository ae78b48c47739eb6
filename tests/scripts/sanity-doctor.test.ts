import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { isSigned, SIGNATURE_HEADER } from '#src/server/content/webhook-signature.ts'
import { FAULTS, FaultyLake } from '#tests/support/content/faulty-lake.ts'
import { startTestLake } from '#tests/support/content/lake.ts'
import { sampleDocuments } from '#tests/support/content/sample-documents.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'
import { temporaryFolder } from '#tests/support/server/test-server.ts'
import { sizeOf } from '#tests/support/sizes.ts'
import { runCommand } from '#tests/support/run-command.ts'

/** What the doctor says of a project, a line for each finding with its remedy, and whether all is well. */
function doctor(env: Record<string, string>, ...args: string[]) {
  return runCommand('sanity-doctor', args, { SANITY_PROJECT_ID: 'local', CONTENT_DIR: SAMPLE_FOLDER, DATA_DIR: temporaryFolder(), ...env })
}

/** A site that takes webhooks that are signed with its secret. */
async function siteWith(secret: string): Promise<string> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const signature = String(request.headers[SIGNATURE_HEADER])
    response.writeHead(isSigned(await buffer(request), signature, secret, new Date()) ? 202 : 401).end('{}')
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const documents = await sampleDocuments()
const STUDIO = 'https://studio.example.com'

test('where all is well, each line says what was seen', async () => {
  const lake = await startTestLake({ documents, token: 'editor', allowedOrigins: () => [STUDIO] })
  const of = {
    SANITY_API_HOST: lake.origin,
    SANITY_READ_TOKEN: 'editor',
    SANITY_WRITE_TOKEN: 'editor',
    SANITY_WEBHOOK_SECRET: 'a secret of the webhook',
    PUBLIC_ORIGIN: await siteWith('a secret of the webhook'),
  }
  const { ok, said } = await doctor(of, '--studio', STUDIO)
  expect(said).toContain('ok  dataset production of the project local: 10 documents of the site are published')
  expect(said).toContain('?   SANITY_READ_TOKEN may write, which the server never does\n    -> a token with the role Viewer')
  expect(said).toContain('ok  SANITY_WRITE_TOKEN may write (tried without writing)')
  expect(said).toContain('ok  what is published can go live')
  expect(said).toContain('ok  the stream of changes opens')
  expect(said).toContain(`ok  ${STUDIO} may use the project, with credentials`)
  expect(said).toContain('/api/v1/content/changed takes the webhook')
  expect(ok).toBe(true)
  expect(await lake.client.fetch('count(*[_type == "sanityDoctor"])')).toBe(0)
})

test('what is wrong is said with how to mend it, each by itself', async () => {
  const broken = documents.map(document => (document._id === 'business' ? { ...document, currency: 'ZZZ' } : document))
  const lake = await startTestLake({ documents: broken, token: 'editor' })
  const of = {
    SANITY_API_HOST: lake.origin,
    SANITY_READ_TOKEN: 'of another project',
    SANITY_WRITE_TOKEN: 'of a viewer',
    SANITY_WEBHOOK_SECRET: 'a secret of the webhook',
    PUBLIC_ORIGIN: await siteWith('another secret'),
  }
  const { ok, said } = await doctor(of, '--studio', STUDIO)
  expect(ok).toBe(false)
  for (const [seen, mend] of [
    ['SANITY_READ_TOKEN is not accepted', 'make one with the role Viewer'],
    ['SANITY_WRITE_TOKEN may not write (401 Session not found', 'make one with the role Editor'],
    ['sanity:local/production/business#/currency: "ZZZ" is no currency', 'correct it in the Studio'],
    [`${STUDIO} may not use the project`, 'add it with “Allow credentials”'],
    ['refuses the signature', 'SANITY_WEBHOOK_SECRET must be the same here'],
  ])
    expect(said.split('\n!!').find(line => line.includes(seen ?? ''))).toContain(`\n    -> ${mend}`)
})

test('a token of the site that reads no drafts is told, as far as that can be seen', async () => {
  const lake = await startTestLake({ documents, token: 'editor' }, { token: 'editor' })
  const SANITY_API_HOST = lake.origin
  const none = await doctor({ SANITY_API_HOST, SANITY_READ_TOKEN: 'editor' })
  expect(none.said).toContain('?   SANITY_READ_TOKEN reads no drafts, of which there may be none now\n    -> where some wait in the Studio')
  await lake.client.create({ _id: 'drafts.one', _type: 'sanity.previewUrlSecret', secret: 'a secret' })
  expect((await doctor({ SANITY_API_HOST, SANITY_READ_TOKEN: 'editor' })).said).toContain('ok  SANITY_READ_TOKEN reads drafts')
  const refused = await doctor({ SANITY_API_HOST, SANITY_READ_TOKEN: 'of less than a viewer', SANITY_WRITE_TOKEN: 'editor' })
  expect(refused.ok).toBe(false)
  expect(refused.said).toContain('!!  SANITY_READ_TOKEN reads no drafts, of which there are some\n    -> give it the role Viewer')
  expect((await doctor({ SANITY_API_HOST })).said).toContain('ok  without a SANITY_READ_TOKEN the site reads no drafts')
})

/** A category whose rule has discount codes, in its condition or in its exception. */
const withCodes = (where: 'when' | 'unless') =>
  documents.map(document => {
    const condition = { coupons: ['SPRING20'] }
    const rule = { id: 'spring', title: 'Spring', effect: { kind: 'percent', percent: -20 }, [where]: where === 'when' ? condition : [condition] }
    return document._id === 'category-Car' ? { ...document, rules: [rule] } : document
  })

test.each(['when', 'unless'] as const)('discount codes that anybody can read are told (%s), and not those of a private dataset', async where => {
  const open = await startTestLake({ documents: withCodes(where), token: 'editor' })
  const { ok, said } = await doctor({ SANITY_API_HOST: open.origin, SANITY_READ_TOKEN: 'editor' })
  expect(ok).toBe(false)
  expect(said).toContain('!!  the dataset is public, and anybody reads the discount codes in it: of 1 category\n    -> make it private')
  const hidden = await startTestLake({ documents: withCodes(where), token: 'editor', isPrivate: true })
  expect((await doctor({ SANITY_API_HOST: hidden.origin, SANITY_READ_TOKEN: 'editor' })).said).toContain('ok  the dataset is private')
  const none = await startTestLake({ documents, token: 'editor' })
  expect((await doctor({ SANITY_API_HOST: none.origin, SANITY_READ_TOKEN: 'editor' })).said).toContain(
    'ok  without a token nobody reads discount codes',
  )
})

test('a project or dataset that is not there, and an empty one, are told', async () => {
  const lake = await startTestLake()
  const SANITY_API_HOST = lake.origin
  expect((await doctor({ SANITY_API_HOST, SANITY_PROJECT_ID: 'p1' })).said).toContain('of the project p1 is not found (Project "p1" not found')
  expect((await doctor({ SANITY_API_HOST, SANITY_DATASET: 'staging' })).said).toContain('dataset staging of the project local is not found')
  const empty = await doctor({ SANITY_API_HOST })
  expect(empty).toEqual({
    ok: false,
    said: expect.stringContaining('no document of the site is published\n    -> npm run content:push fills it; if it is filled, it is private'),
  })
  expect(await doctor({ SANITY_PROJECT_ID: '' })).toEqual({ ok: false, said: expect.stringContaining('SANITY_PROJECT_ID must name the project') })
})

test.each(FAULTS.filter(fault => fault !== 'hangs' && fault !== 'trickles').slice(0, sizeOf('FAULTS', { everyday: 3, all: FAULTS.length })))(
  'a Content Lake with the fault "%s" is told, and does not end the doctor',
  async fault => {
    const lake = new FaultyLake()
    lake.fault = fault
    const { ok, said } = await doctor({ SANITY_API_HOST: await lake.start(), SANITY_READ_TOKEN: 'a token' })
    expect(ok).toBe(false)
    // Of a token nothing is known where no answer came that is one.
    const isAnswer = fault === '401' || fault === 'no list' || fault === 'empty'
    const ofToken = isAnswer ? '!! {2}SANITY_READ_TOKEN is not accepted' : '\\?  {2}SANITY_READ_TOKEN could not be tried'
    expect(said).toMatch(new RegExp(`^!! {2}.+\\n {4}-> .+\\n${ofToken}`))
    expect(said).toContain('SANITY_WEBHOOK_SECRET is not set')
    expect(said).not.toMatch(/\n\s+at /)
  },
)
