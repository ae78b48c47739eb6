import { expect, test } from 'vitest'
import { loadContent } from '#src/cms/folder/local-content.ts'
import { checkContent } from '#src/cms/check/check-content.ts'
import { MediaReader } from '#src/cms/media/media.ts'
import { moneyOf } from '#src/catalog/words/money.ts'
import { itemNames } from '#src/studio-model/documents/item-names.ts'
import { placeOf } from '#src/studio-model/documents/place-of.ts'
import { comparedWords } from '#src/studio-model/publish/compared-words.ts'
import { type Edit, edited } from '#tests/support/content/edit.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'

const loaded = await loadContent(SAMPLE_FOLDER)
if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
const { content } = loaded.value
const media = { ...(await new MediaReader().read(SAMPLE_FOLDER)), videos: new Set<string>() }
const money = moneyOf(content.business)

/** What the panel says of the first category with some edits. */
function told(edits: readonly Edit[]): string[] {
  const draft = edited(content, edits)
  const [category] = draft.categories
  if (category === undefined) throw new Error('the sample has no category')
  return checkContent(draft, media).problems.flatMap(({ pointer, message }) => {
    const own = pointer.replace('/categories/0', '')
    const words = comparedWords(message, category, 'Category', own, money)
    return words === null ? [] : [`${[...itemNames(category, own), placeOf(category, 'Category', own).title].join(', ')}: ${words}`]
  })
}

const PRICE = '/categories/0/packages/2/price/rows/1/price'
const RULE = { id: 'rush', title: 'Rush', effect: { kind: 'percent', bps: 2000, highBps: 1000, of: 'package' } }

const CASES: { edits: Edit[]; said: string }[] = [
  {
    edits: [{ at: PRICE, set: { kind: 'range', low: 20000, high: 10000 } }],
    said: 'Gold Shine Rejuvenation, Mid-Size SUV/Trucks, High: Must be more than Low ($200)',
  },
  { edits: [{ at: '/categories/0/rules', set: [RULE] }], said: 'Rush, To percent: Must be more than Percent (20%)' },
  {
    edits: [{ at: '/categories/0/limit', set: { title: 'Least', min: 50000, max: 40000 } }],
    said: 'Most: Must not be less than Least ($500)',
  },
]

test.each(CASES)('an owner reads: $said', ({ edits, said }) => {
  expect(told(edits)).toContain(said)
})
