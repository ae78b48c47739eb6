import { expect, test } from 'vitest'
import { checkContent } from '#src/cms/check/check-content.ts'
import { edited, type Edit } from '#tests/support/content/edit.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { ANY_MEDIA } from '#tests/support/content/any-media.ts'

const { content } = await sampleRevision()

/** What the content check says of the sample with these changes, as `pointer: message`. */
function problemsWith(...edits: Edit[]): string[] {
  return checkContent(edited(content, edits), ANY_MEDIA).problems.map(({ pointer, message }) => `${pointer}: ${message}`)
}

const [page] = content.site.pages ?? []
const further = (change: object) => ({ at: '/site/pages/1', set: { ...page, path: '/about', ...change } })
const hero = content.site.desktop.sections[0]
const form = content.site.desktop.sections.find(({ kind }) => kind === 'booking')
const article = page?.sections[0]

test('a second page with an address of its own is fine', () => {
  expect(problemsWith(further({}))).toEqual([])
})

test.each([
  ['/api/v1', 'the server answers addresses that begin with /api itself: choose another'],
  ['/admin', 'the server answers addresses that begin with /admin itself: choose another'],
  ['/images/of-us', 'the server answers addresses that begin with /images itself: choose another'],
  ['/car-detailing', '/car-detailing is the address of the category "Car" too: choose another'],
  ['/privacy', '/privacy is the address of the page "Privacy" too: choose another'],
])('a further page may not have the address %s', (path, message) => {
  expect(problemsWith(further({ path }))).toEqual([`/site/pages/1/path: ${message}`])
})

test('former addresses that lead to one page each are fine', () => {
  expect(problemsWith(further({ formerPaths: ['/us', '/who-we-are'] }), { at: '/categories/0/formerPaths', set: ['/cars'] })).toEqual([])
})

test.each([
  ['/images/us', 'the server answers addresses that begin with /images itself: choose another'],
  ['/about', '/about is the address of the page "About", and cannot lead anywhere else: take it out'],
  ['/privacy', '/privacy is the address of the page "Privacy", and cannot lead anywhere else: take it out'],
  ['/car-detailing', '/car-detailing is the address of the category "Car", and cannot lead anywhere else: take it out'],
  ['/cars', '/cars leads to the category "Car" already: take it out of one of them'],
  ['/us', '/us leads to the page "About" already: take it out of one of them'],
])('%s may not lead to a page', (former, message) => {
  const page = further({ title: 'About', formerPaths: ['/us', former] })
  const problems = problemsWith(page, { at: '/categories/0/formerPaths', set: ['/cars'] })
  expect(problems).toEqual([`/site/pages/1/formerPaths/1: ${message}`])
})

test('what stands on the front page alone, or first on a page, is refused elsewhere', () => {
  expect(problemsWith(further({ sections: [article, form, hero] }))).toEqual([
    '/site/pages/1/sections/1/kind: "booking" stands on the front page alone: lead there by a button of the kind "book"',
    '/site/pages/1/sections/2/kind: a welcome stands first on a page: move it up, or use another kind',
  ])
  expect(problemsWith(further({ sections: [hero, article] }))).toEqual([])
})

test('an anchor that stands twice on a page is refused, one of another page is not', () => {
  expect(problemsWith(further({ sections: [article, article] }))).toEqual([
    '/site/pages/1/sections/1/id: "privacy" stands twice on this page: ids of sections must differ',
  ])
})

test.each([
  [{ kind: 'section', section: 'about' }, 'kind', /^both layouts show this page: use the kind "page", "book"/],
  [{ kind: 'view', view: 'about' }, 'kind', /^both layouts show this page/],
  [{ kind: 'page', path: '/abuot' }, 'path', /^there is no further page \/abuot; there are \/privacy, \/about$/],
])('a button of a further page leads somewhere in both layouts: %j', (to, key, message) => {
  const found = problemsWith(further({ sections: [{ kind: 'actions', id: 'more', actions: [{ label: 'More', to }] }] }))
  const at = `/site/pages/1/sections/0/actions/0/to/${key}: `
  expect(found.map(line => line.startsWith(at) && message.test(line.slice(at.length)))).toEqual([true])
})

test('what is said below the form and in the navigation leads to a page that there is', () => {
  const position = content.site.desktop.sections.findIndex(({ kind }) => kind === 'booking')
  const navigation = content.site.navigation.length
  const found = problemsWith(
    { at: `/site/desktop/sections/${position}/privacy/path`, set: '/data' },
    { at: `/site/navigation/${navigation}`, set: { kind: 'link', label: 'About', to: { kind: 'page', path: '/about' } } },
  )
  expect(found).toEqual([
    `/site/navigation/${navigation}/to/path: there is no further page /about; there are /privacy`,
    `/site/desktop/sections/${position}/privacy/path: there is no further page /data; there are /privacy`,
  ])
})

test('a term that content does not set cannot be named, and says what holds without it', () => {
  const found = problemsWith({ at: '/business/retention', remove: true })
  expect(found.map(line => line.replace(/^\/site\/pages\/0\/sections\/0\/blocks\//, ''))).toEqual([
    '1/text: nothing takes the place of {requestsKept}: without business.retention.requestDays requests are kept for ever; set it, or say so in the text',
    '2/entries/1: nothing takes the place of {copiesKept}: without business.retention.copyDays copies are kept for ever; set it, or say so in the text',
  ])
})

test('a placeholder that there is not is refused at its place in a text', () => {
  expect(problemsWith({ at: '/site/pages/0/sections/0/blocks/1/text', set: 'Kept for {requestKept}' })[0]).toMatch(
    /^\/site\/pages\/0\/sections\/0\/blocks\/1\/text: "\{requestKept\}" is no placeholder here: there is \{name\}, .*\{requestsKept\}/,
  )
})
