import { expect, test } from 'vitest'
import type { CatalogContent } from '#src/catalog/compile/build-catalog.ts'
import { publishCheck } from '#src/catalog/publish-check/publish-check.ts'
import type { Catalog, CategoryPlan } from '#src/catalog/plan.ts'
import { isWhole as areFew } from '#src/catalog/lint/combinations.ts'
import { Choices } from '#src/catalog/publish-check/choices.ts'
import { compile } from '#src/catalog/compile/compile.ts'
import { type Lint, lintCatalog } from '#src/catalog/lint/lint-catalog.ts'
import { bruteLints } from '#tests/support/prices/brute-lints.ts'
import { type Draw, drawFromSeed } from '#tests/support/draw.ts'
import { drawContent } from '#tests/support/prices/random-catalog.ts'
import { SEED } from '#tests/support/seed.ts'
import { loadContent } from '#src/cms/folder/local-content.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'
import { moneyOf } from '#src/catalog/words/money.ts'
import { sizeOf } from '#tests/support/sizes.ts'

/** `CATALOGS=2000 npx vitest run brute-lints` for the full size, with SEED for others. */
const CATALOGS = sizeOf('CATALOGS', { everyday: 25, all: 60 })

const MOST = 600
const loaded = await loadContent(SAMPLE_FOLDER)
if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
const { content: sample } = loaded.value
const WORDS = { content: sample, money: moneyOf(sample.business) }

/** Catalogs whose choices have an order and whose packages list what they contain. */
function drawListed(draw: Draw): CatalogContent {
  const { business, categories } = drawContent(draw)
  return {
    business,
    categories: categories.map(category => ({
      ...category,
      inputs: category.inputs.map(input => (input.kind === 'choice' && draw.chance(80) ? { ...input, ordered: true } : input)),
      packages: category.packages.map((item, position) => {
        const before = category.packages.slice(0, position).map(({ id }) => id)
        const includes = before.length > 0 && draw.chance(75) ? draw.some(before) : []
        return { ...item, features: draw.chance(40) ? draw.some(['Wash', 'Wax', 'Dry']) : [], ...(includes.length > 0 && { includes }) }
      }),
    })),
  }
}

function keyOf({ kind, pointer, message }: Lint): string {
  return `${kind} ${pointer} ${message.slice(0, message.indexOf(': ', message.startsWith('"') ? message.indexOf('": ') + 2 : 0))}`
}

test(`the lints of ${CATALOGS} random catalogs are those that comparing every selection finds`, { timeout: 240_000 }, () => {
  const seen = new Set<string>()
  let compared = 0
  for (let seed = SEED; compared < CATALOGS; seed++) {
    const content = drawListed(drawFromSeed(seed))
    const compiled = compile(content)
    if (!compiled.ok) continue
    const all = bruteLints(content, compiled.catalog, MOST)
    if (all === null) continue
    compared++
    for (const lint of all) seen.add(lint.slice(0, lint.indexOf(' ')))
    const refused = publishCheck(content).problems.map(({ pointer }) => pointer)
    // A rule that nothing can reach is refused.
    const isReached = (lint: string) => !refused.some(pointer => lint.startsWith(`rule ${/^.*\/rules\/\d+/.exec(pointer)?.[0]} `))
    // The others are no matter of what selections cost beside one another.
    const found = lintCatalog(compiled.catalog, WORDS)
      .filter(({ kind }) => !['code', 'name', 'scale', 'free'].includes(kind))
      .map(keyOf)
      .filter(isReached)
    const wanted = all.filter(isReached)
    expect(wanted, `SEED=${seed}`).toEqual(expect.arrayContaining(found))
    // A cliff is the steeper the less else is paid for. What looks at the whole price is sought in full only where few ways to choose there are.
    const isAll = isSmall(compiled.catalog)
    const hasLimit = content.categories.some(({ limit }) => limit !== undefined)
    // Of what is counted from several numbers, few values are tried.
    const isCounted = content.categories.some(({ inputs }) => inputs.some(({ kind }) => kind === 'product'))
    const isSought = (lint: string) => !isCounted && !lint.startsWith('cliff') && (isAll || !(hasLimit || lint.startsWith('rule')))
    expect(found, `SEED=${seed}`).toEqual(expect.arrayContaining(wanted.filter(isSought)))
  }
  expect([...seen].toSorted()).toEqual(['bundle', 'cliff', 'contents', 'quantity', 'rule', 'size'])
})

/** Whether a limit, or a part of what is counted, may be passed between the quantities at which prices change their behaviour. */
function hidesQuantities({ category: { limit, inputs } }: CategoryPlan): boolean {
  return inputs.some(({ kind }) => kind === 'product' || (kind === 'number' && limit !== undefined))
}

/** Whether there are so few ways to choose that all of them are tried for a rule. */
function isSmall({ categories }: Catalog): boolean {
  return categories.every(plan => !hidesQuantities(plan) && plan.packages.every(item => areFew(new Choices(plan, item).all)))
}
