import type { Category, CategoryCardsSection } from '#src/contract/generated/types.ts'
import { categoryStart } from '#src/catalog/told/category-start.ts'
import { CategoryPicture } from '../category/category-picture.tsx'
import { usePage } from '../page-view.ts'
import { SectionFrame } from '../section-frame.tsx'

/** A card for every category, with the price it starts at. */
export function CategoryCards({ section: { id, title, text, startingAt } }: { section: CategoryCardsSection }) {
  const page = usePage()
  const { content, links } = page
  const startOf = (category: Category) => (startingAt === undefined ? null : categoryStart(category, page, startingAt))
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
