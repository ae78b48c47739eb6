import { fill } from '#src/catalog/words/fill.ts'
import type { CategoryCardsSection } from '#src/contract/generated/types.ts'
import { startingPrice } from '#src/catalog/told/costed-rows.ts'
import { CategoryPicture } from '../category/category-picture.tsx'
import { usePage } from '../page-view.ts'
import { SectionFrame } from '../section-frame.tsx'

/** A card for every category, with the price it starts at. */
export function CategoryCards({ section: { id, title, text, startingAt } }: { section: CategoryCardsSection }) {
  const page = usePage()
  const { content, money, links } = page
  return (
    <SectionFrame id={id} kind="cards" title={title} text={text}>
      <ul>
        {content.categories.map(category => {
          const lowest = startingPrice(category, page)
          return (
            <li key={category.id}>
              <a href={links.category(category)}>
                <CategoryPicture category={category} placement="card" />
                <b>{category.title}</b>
                {startingAt !== undefined && lowest !== null && <span>{fill(startingAt, { price: money.text(lowest) })}</span>}
              </a>
            </li>
          )
        })}
      </ul>
    </SectionFrame>
  )
}
