import { fill } from '#src/catalog/words/fill.ts'
import type { Category, CategoryCardsSection } from '#src/contract/generated/types.ts'
import { startingRow } from '#src/catalog/told/costed-rows.ts'
import { besidePrices } from '#src/catalog/told/tax-rows.ts'
import { withPlus } from '#src/catalog/told/told-price.ts'
import { CategoryPicture } from '../category/category-picture.tsx'
import { type PageView, usePage } from '../page-view.ts'
import { SectionFrame } from '../section-frame.tsx'

/** A card for every category, with the price it starts at. */
export function CategoryCards({ section: { id, title, text, startingAt } }: { section: CategoryCardsSection }) {
  const page = usePage()
  const { content, links } = page
  const startOf = (category: Category) => (startingAt === undefined ? null : startingText(category, startingAt, page))
  return (
    <SectionFrame id={id} kind="cards" title={title} text={text}>
      <ul>
        {content.categories.map(category => {
          const start = startOf(category)
          return (
            <li key={category.id}>
              <a href={links.category(category)}>
                <CategoryPicture category={category} placement="card" />
                <b>{category.title}</b>
                {start !== null && <span>{start}</span>}
              </a>
            </li>
          )
        })}
      </ul>
    </SectionFrame>
  )
}

/** The least that a selection costs; a rate in its own words, since nobody books one unit of it. */
function startingText(category: Category, startingAt: string, page: PageView): string | null {
  const start = startingRow(category, page)
  if (start === null) return null
  return withPlus(start.isRate ? start.row.text : fill(startingAt, { price: page.money.text(start.least) }), besidePrices(category, page).plus)
}
