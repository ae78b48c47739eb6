import { expect, onTestFinished, test, vi } from 'vitest'
import type { ContentDraft, Layout, PagePreview } from '#src/contract/generated/types.ts'
import { loadBuiltSite } from '#src/server/pages/built-site.ts'
import { copySample } from '#tests/support/content/content-copy.ts'
import type { Edit } from '#tests/support/content/edit.ts'
import { applyEdit } from '#tests/support/content/file-edit.ts'
import { PATIENCE } from '#tests/support/patience.ts'
import { ownerToken } from '#tests/support/server/owner-token.ts'
import { draftOf, GOLD_MID } from '#tests/support/server/preview-draft.ts'
import { startServer } from '#tests/support/server/start-server.ts'
import { startTestServer } from '#tests/support/server/test-server.ts'
import { sizeOf } from '#tests/support/sizes.ts'

const CALL = '/api/v1/content/preview/page'
const LAYOUTS: readonly Layout[] = ['desktop', 'mobile']

/** How many pages are compared for each change: the first, the one that is named with it, and others. */
const PAGES = sizeOf('PAGES', { everyday: 2, all: 4 })

const site = await loadBuiltSite('dist')

interface Asked {
  draft?: ContentDraft
  path?: string
  layout?: Layout
}

/** A server in a process of its own: Vitest would rewrite the renderer, whose scripts are written into pages. */
async function startSite(contentDir: string) {
  const server = await startServer(contentDir)
  onTestFinished(server.stop)
  const token = await ownerToken(server.origin)
  const preview = async ({ draft = { documents: [] }, path = '/', layout = 'desktop' }: Asked): Promise<PagePreview> => {
    const { csrf_token: csrf } = (await (await fetch(`${server.origin}/api/v1/csrf-token`)).json()) as { csrf_token: string }
    const headers = { 'content-type': 'application/json', 'x-csrf-token': csrf, authorization: `Bearer ${token}` }
    const answer = await fetch(server.origin + CALL, { method: 'POST', headers, body: JSON.stringify({ ...draft, path, layout }) })
    expect(answer.status, path).toBe(200)
    return (await answer.json()) as PagePreview
  }
  const served = async (path: string, layout: Layout): Promise<string> => {
    const answer = await fetch(server.origin + path, { headers: { cookie: `layout=${layout}` } })
    return answer.text()
  }
  return { preview, served }
}

const CASES: { of: string; page: string; document: string; file: string; edits: Edit[] }[] = [
  { of: 'a price', page: '/car-detailing', document: 'category-Car', file: 'categories/car.json', edits: [{ at: GOLD_MID, set: 37500 }] },
  {
    of: 'a text',
    page: '/car-detailing',
    document: 'site',
    file: 'site.json',
    edits: [{ at: '/desktop/sections/0/title', set: 'Clean & “shiny” <3' }],
  },
  { of: 'a colour', page: '/privacy', document: 'theme', file: 'theme.json', edits: [{ at: '/light/accent', set: '#123456' }] },
  { of: 'a day on which nobody comes', page: '/privacy', document: 'business', file: 'business.json', edits: [{ at: '/hours/6', remove: true }] },
  {
    of: 'a package that goes, and another address',
    page: '/motor-homes',
    document: 'category-RV',
    file: 'categories/rv.json',
    edits: [
      { at: '/packages/1', remove: true },
      { at: '/path', set: '/motor-homes' },
    ],
  },
]

test.for(CASES)('the page of a draft is the page after publishing it, byte for byte: $of', async ({ page, document, file, edits }) => {
  const contentFolder = copySample()
  const { preview, served } = await startSite(contentFolder)
  const draft = { documents: [draftOf(document, edits)] }
  const before = await served('/', 'desktop')
  const { pages, problems, html } = await preview({ draft })
  expect(problems).toEqual([])
  expect(html === before, 'the draft is in its page').toBe(false)
  const paths = [...new Set(['/', page, ...pages.map(({ path }) => path)])].slice(0, PAGES)
  const drafts = new Map<string, string>()
  for (const path of paths) for (const layout of LAYOUTS) drafts.set(`${layout} ${path}`, (await preview({ draft, path, layout })).html)
  expect((await served('/', 'desktop')) === before, 'nothing goes live').toBe(true)

  for (const edit of edits) applyEdit(contentFolder, { file, ...edit })
  await vi.waitFor(async () => expect((await served('/', 'desktop')) === before).toBe(false), PATIENCE)
  const different: string[] = []
  for (const path of paths)
    for (const layout of LAYOUTS) if (drafts.get(`${layout} ${path}`) !== (await served(path, layout))) different.push(`${layout} ${path}`)
  expect(different).toEqual([])
})

test('content that the site would refuse is told by its place, beside the page that stays', async () => {
  const { preview, served } = await startSite(copySample())
  const page = await preview({ draft: { documents: [draftOf('category-Car', [{ at: GOLD_MID, set: 'free' }])] }, path: '/car-detailing' })
  expect(page.problems).toEqual([{ document: 'category-Car', pointer: GOLD_MID, message: 'must be a whole number, in cents: 2550 for 25.50' }])
  expect(page.html === (await served('/car-detailing', 'desktop'))).toBe(true)
})

test('a picture that was only just uploaded is in the page, by the name that the dataset has for it', async () => {
  const { preview } = await startSite(copySample())
  const asset = { _ref: `image-${'0a'.repeat(20)}-1800x1200-jpg`, _type: 'reference' }
  const draft = { documents: [draftOf('site', [{ at: '/desktop/sections/0/picture', set: { alt: 'A new van', asset } }])] }
  const { problems, html } = await preview({ draft })
  expect(problems).toEqual([])
  expect(html).toMatch(new RegExp(`<img src="/images/${'0a'.repeat(20)}-1800x1200.jpg"[^>]* alt="A new van"`))
})

test('a drawing of a page is told by its place', async () => {
  const { preview } = await startSite(copySample())
  const { html, places } = await preview({})
  expect(html).toContain('<svg class="scene"')
  const drawings = places.filter(({ pointer }) => /\/(?:illustration|icon)$/.test(pointer)).map(({ document, pointer }) => document + pointer)
  expect(drawings).toEqual(expect.arrayContaining(['site/desktop/sections/0/illustration', 'category-Car/icon']))
})

test('a photograph is told by its own place, also where another says the same, or where its page says nothing of it', async () => {
  const { preview } = await startSite(copySample())
  const picture = { alt: 'A van', asset: { _ref: `image-${'0a'.repeat(20)}-1800x1200-jpg`, _type: 'reference' } }
  const documents = [
    draftOf('site', [
      { at: '/desktop/sections/0/picture', set: picture },
      { at: '/logo', set: { picture } },
    ]),
    draftOf('category-Car', [
      { at: '/picture', set: picture },
      { at: '/packages/0/picture', set: picture },
      { at: '/packages/1/picture', set: picture },
    ]),
  ]
  const shownOn = async (path: string) => {
    const { problems, html, places } = await preview({ draft: { documents }, path })
    expect(problems).toEqual([])
    // As browsers count them: scripts and styles have none inside.
    const elements = [...html.replaceAll(/(<(script|style|noscript)\b[^>]*>)[^]*?(?=<\/\2>)/g, '$1').matchAll(/<[a-zA-Z][^>]*>/g)].map(([tag]) => tag)
    return elements.flatMap((tag, element) => {
      if (!tag.startsWith('<img ')) return []
      return [places.filter(place => place.element === element).map(({ document, pointer }) => document + pointer)]
    })
  }
  expect(await shownOn('/')).toEqual(
    expect.arrayContaining([['site/logo/picture/alt'], ['site/desktop/sections/0/picture/alt'], ['category-Car/picture/alt']]),
  )
  expect(await shownOn('/car-detailing')).toEqual(
    expect.arrayContaining([['category-Car/packages/0/picture/alt'], ['category-Car/packages/1/picture/alt']]),
  )
})

test('a page that there would not be is not found', async () => {
  const server = await startTestServer({ site })
  const token = await server.signIn()
  const draft = { documents: [draftOf('category-RV', [{ at: '/path', set: '/motor-homes' }])] }
  const statusOf = async (path: string) => (await server.call('POST', CALL, { body: { ...draft, path, layout: 'desktop' }, token })).status
  for (const path of ['/nothing', '/rv-detailing', '/car-detailing/more']) expect(await statusOf(path), path).toBe(404)
  expect(await statusOf('/motor-homes/')).toBe(200)
  expect(await statusOf('motor-homes'), 'no path').toBe(400)
})

test('pages that one account asks for at once, as in two tabs, each come', async () => {
  const server = await startTestServer({ site })
  const token = await server.signIn()
  const titles = ['First tab', 'Second tab', 'Third tab']
  const drafts = titles.map(set => ({ documents: [draftOf('site', [{ at: '/desktop/sections/0/title', set }])], path: '/', layout: 'desktop' }))
  const answers = await Promise.all(drafts.map(body => server.call('POST', CALL, { body, token })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers.map(({ text }) => titles.filter(title => text.includes(title)))).toEqual(titles.map(title => [title]))
})

test('only an admin sees drafts', async () => {
  const server = await startTestServer({ site })
  expect((await server.call('POST', CALL, { body: { documents: [], path: '/', layout: 'desktop' } })).status).toBe(401)
})
