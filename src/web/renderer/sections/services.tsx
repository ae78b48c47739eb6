import { Assurance } from '../../ui/assurance.tsx'
import { CategorySection } from '../category/category-section.tsx'
import { usePage } from '../page-view.ts'

/** Every category with its packages, stacked or one at a time with a switcher. */
export function Services() {
  const { layout, content, lead } = usePage()
  if (layout === 'desktop')
    return content.categories.filter(category => category !== lead).map(category => <CategorySection key={category.id} category={category} />)
  const first = lead ?? content.categories[0]
  return (
    <>
      <ul className="switcher" data-current="">
        {content.categories.map(category => (
          <li key={category.id}>
            <a href={`#${category.sectionId}`} aria-current={category === first ? 'true' : undefined}>
              {category.title}
            </a>
          </li>
        ))}
      </ul>
      {content.categories.map(category => (
        <CategorySection key={category.id} category={category} isShownFirst={category === first} />
      ))}
      <div className="wrap">
        <Assurance business={content.business} call={content.bookingForm.call} />
      </div>
    </>
  )
}
