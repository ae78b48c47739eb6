import { describe, expect, test } from 'vitest'
import { priceForm } from '#src/booking/form/form-context.ts'
import { EMPTY_VALUES } from '#src/booking/form/form-values.ts'
import { publishCheck } from '#src/catalog/publish-check/publish-check.ts'
import { explain } from '#src/catalog/words/explain.ts'
import { basisText } from '#src/web/form/basis-text.ts'
import { edited } from '#tests/support/content/edit.ts'
import { compiledRevision } from '#tests/support/prices/random-edit.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import cases from '../cases/published-rules.json' with { type: 'json' }

interface Worked {
  /** Answers by category and input. */
  inputs: Readonly<Record<string, string | number>>
  date?: string
  /** Null while something is missing. */
  price: string | null
  missing?: readonly string[]
  counted?: string
}

const { content: sample } = await sampleRevision()

/** Rules of published price lists, each said in the content of the sample business, with worked prices of the first package. */
describe.each(cases)('$rule', ({ edits, estimates }) => {
  const content = edited(sample, edits)
  const revision = compiledRevision(content)

  test('the content can be published', () => {
    expect(publishCheck(content).problems.filter(({ message }) => !message.startsWith('nothing gives the reason'))).toEqual([])
  })

  test.each<Worked>(estimates)('$inputs costs $price', ({ inputs, date = '', price, missing = [], counted = '' }) => {
    const category = Object.keys(inputs)[0]?.split('.')[0] ?? 'RV'
    const plan = revision.catalog.categoryById.get(category)
    if (plan === undefined) throw new Error(`no category ${category}`)
    const answers = Object.fromEntries(Object.entries(inputs).map(([id, answer]) => [id.split('.')[1] ?? '', String(answer)]))
    const choices = { ...EMPTY_VALUES, category, package: plan.packages[0]?.id ?? '', inputs: answers, date }
    const priced = priceForm(revision, choices, null)
    expect(priced.refused).toEqual([])
    expect(priced.estimate && explain(priced.estimate, revision.money, content.messages).total).toBe(price)
    expect(priced.estimate?.missing).toEqual(missing)
    expect(basisText(plan, choices, { used: [], ...priced, ...priced.estimate }, revision)).toContain(counted)
  })
})
