import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { priceSelection } from '#src/booking/form/form-context.ts'
import { readSelection } from '#src/booking/request/flat-selection.ts'
import { takeVisit } from '#src/booking/request/visit-fields.ts'
import { compiledRevision } from '#src/catalog/compiled-revision.ts'
import { outcomeOf, outcomeText } from '#src/catalog/compare/price-change.ts'
import { type Revision, revisionOn } from '#src/catalog/revision.ts'
import { checkFolder } from '#src/cms/documents/checked-content.ts'
import { MediaReader } from '#src/cms/media/media.ts'
import type { RequestItem } from '#src/contract/generated/types.ts'
import { type Paste, recipesIn, type Stated, withPasted } from '#tests/support/prices/price-documents.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'
import { render, textsIn } from '#tests/support/content/rendered-page.ts'
import { askedFee } from '#tests/support/server/asked-fee.ts'
import { runCommand } from '#tests/support/run-command.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

/** The documents about prices are true: what they have pasted may go live without a warning, and costs what they say. */

const RECIPES = 'docs/price-recipes.md'
const recipes = recipesIn(RECIPES, '###')
const parent = mkdtempSync(join(tmpdir(), 'recipes-'))
const base = join(parent, 'my-business')
const reader = new MediaReader()
/** A day on which selections without one are priced. */
const TODAY = '2026-06-01'

beforeAll(async () => {
  const made = await runCommand('content-new', [base, '--answers', 'tests/cases/detailer.json'])
  if (!made.ok) throw new Error(made.said)
})
afterAll(() => rmSync(parent, { recursive: true, force: true }))

/** A folder with what a recipe has pasted. */
function folderWith(pastes: readonly Paste[]): string {
  const folder = temporaryFolder()
  cpSync(base, folder, { recursive: true })
  for (const { file, part } of pastes) {
    const path = join(folder, file)
    const document = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as object) : {}
    writeFileSync(path, JSON.stringify(withPasted({ ...document }, part)))
  }
  return folder
}

/** What a selection costs, as the form says it, or cancelling it so many hours before. */
function costOf(revision: Revision, selection: Stated['selection'], cancelled?: number): string | null {
  const { appointment_date: date, further_items: further = [] } = selection
  const priced = revisionOn(revision, typeof date === 'string' ? date : TODAY)
  const { flat, rest, problems } = takeVisit(priced, { ...selection, further_items: further as RequestItem[] })
  const read = readSelection(priced.catalog, flat)
  if (!read.ok || problems.length > 0) throw new Error(JSON.stringify(read.ok ? problems : read.problems))
  const { estimate, refused } = priceSelection(priced, read.selection, rest)
  if (estimate === null) throw new Error(JSON.stringify(refused))
  if (cancelled === undefined) return outcomeText(outcomeOf(estimate) ?? 'impossible', revision)
  const item = { ...read.selection, package: read.selection.package ?? '' }
  const fee = askedFee(revision.content, { fee: 'cancelling', notice: cancelled }, { items: [item], inputs: {}, date: null }, estimate)
  return fee.state === 'priced' ? outcomeText(fee, revision) : null
}

const inLanguage = recipesIn('docs/price-language.md', '##').filter(({ pastes }) => pastes.length > 0)

test.each([...recipes, ...inLanguage])('"$title" may go live without a warning, and costs and says what is promised', async section => {
  const { title, pastes, stated, says } = section
  const checked = await checkFolder(folderWith(pastes), reader)
  if (!checked.ok) throw new Error(checked.problems.join('\n'))
  const { content, warnings } = checked.value
  expect(warnings).toEqual([])
  const revision = compiledRevision(title, content, TODAY)
  const pages = content.categories.flatMap(({ path }) => textsIn(render(revision, 'desktop', path, TODAY).html))
  expect(pages).toEqual(expect.arrayContaining(says))
  for (const { selection, costs, cancelled } of stated) {
    expect(costOf(revision, selection), JSON.stringify(selection)).toBe(costs)
    if (cancelled !== undefined) expect(costOf(revision, selection, cancelled.hours)).toBe(cancelled.costs)
  }
})

test('every recipe stands in the list on top, is short, and says a price', () => {
  const [list = ''] = readFileSync(RECIPES, 'utf8').split('\n## ')
  expect(recipes.length).toBeGreaterThan(17)
  expect(recipes.flatMap(({ says }) => says).length).toBeGreaterThan(17)
  expect(recipes.filter(({ title }) => !list.includes(`[${title.charAt(0).toLowerCase()}${title.slice(1)}](#`))).toEqual([])
  expect(recipes.filter(({ pastes }) => pastes.length === 0 || pastes.some(({ lines }) => lines > 15))).toEqual([])
  expect(recipes.filter(({ stated }) => stated.length === 0)).toEqual([])
})

test('the price language lists its headings, and shows JSON where it tells a part of content', () => {
  const [list = ''] = readFileSync('docs/price-language.md', 'utf8').split('\n## ')
  const titles = recipesIn('docs/price-language.md', '##').map(({ title }) => title)
  expect(titles.filter(title => !list.includes(`](#${title.toLowerCase().replaceAll(' ', '-')})`))).toEqual([])
  expect(inLanguage.length).toBeGreaterThan(6)
})

test.each([RECIPES, 'docs/price-language.md'])('no prose of %s is wider than the source', file => {
  const { printWidth } = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as { printWidth: number }
  const prose = readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => !/^(\|| {4}\S)/.test(line))
  expect(prose.filter(line => line.length > printWidth)).toEqual([])
})

test('the command that prices a selection is shown one of the sample', async () => {
  const [command = ''] = recipesIn('docs/price-language.md', '##').flatMap(({ commands }) => commands)
  const loaded = await checkFolder(SAMPLE_FOLDER, reader)
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  const revision = compiledRevision('sample', loaded.value.content, TODAY)
  expect(costOf(revision, JSON.parse(command) as Stated['selection'])).toBe('$400+')
})
