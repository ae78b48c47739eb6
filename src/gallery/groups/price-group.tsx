import schema from '../../../schemas/content/price.schema.json' with { type: 'json' }
import { priceForm } from '#src/booking/form/form-context.ts'
import { EMPTY_VALUES } from '#src/booking/form/form-values.ts'
import { explain } from '#src/catalog/words/explain.ts'
import { priceRows } from '#src/catalog/words/price-text.ts'
import { startingText } from '#src/catalog/words/starting-text.ts'
import type { Category, Package } from '#src/contract/generated/types.ts'
import { PackageCard } from '#src/web/renderer/category/package-card.tsx'
import { PageContext } from '#src/web/renderer/page-view.ts'
import { PLAIN, INPUTS } from '../fixtures/categories.ts'
import { fixtureRevision } from '../fixtures/fixture-content.ts'
import { PRICES, type PriceState } from '../fixtures/prices.ts'
import { kindWords } from '../kind-words.ts'
import { type Fact, type Group, kindsOf, type Specimen } from '../specimen.ts'
import type { Stage } from '../stage.ts'

/** Every kind of price, as a package's card says it, with its texts and an estimate. */
export function priceGroup(stage: Stage): Group {
  const specimen = (state: PriceState): Omit<Specimen, 'state'> => {
    const item: Package = { id: 'priced', title: 'Package', description: 'What it costs stands below.', features: [], price: state.price }
    const category: Category = { ...PLAIN, inputs: INPUTS, packages: [item] }
    return {
      content: state.price,
      facts: factsOf(state, category, item, stage),
      sections: [],
      body: (
        <PageContext value={{ ...stage.page, catalog: fixtureRevision(stage.content, [category]).catalog }}>
          <main className="packages">
            <PackageCard category={category} item={item} />
          </main>
        </PageContext>
      ),
    }
  }
  const kinds = kindsOf<PriceState>(PRICES, kindWords(schema), specimen)
  return { id: 'prices', title: 'Prices', deskWidth: 520, height: null, kinds }
}

function factsOf({ price, answers = {} }: PriceState, category: Category, item: Package, { content }: Stage): Fact[] {
  const revision = fixtureRevision(content, [category])
  const { messages } = revision.content
  const context = { category, package: item, money: revision.money, wording: messages.price }
  const { estimate } = priceForm(revision, { ...EMPTY_VALUES, category: category.id, package: item.id, inputs: answers }, null)
  const { total = null, lines = [], reasons = [], rises = false } = estimate === null ? {} : explain(estimate, revision.money, messages)
  const asked = Object.entries(answers).map(([id, answer]) => `${id}: ${answer}`)
  return [
    { label: 'Price text', lines: priceRows(price, context).map(({ labels, text }) => [...labels, text].join(': ')) },
    { label: 'In a list', lines: [startingText(price, context)] },
    {
      label: asked.length === 0 ? 'Estimate' : `Estimate for ${asked.join(', ')}`,
      lines: [
        `${total ?? 'none yet'}${rises ? ` (${messages.estimate.raises})` : ''}`,
        ...lines.map(({ title, text }) => `${title}: ${text}`),
        ...reasons,
      ],
    },
  ]
}
