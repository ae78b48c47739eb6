import type { Category } from '#src/contract/generated/types.ts'
import { usePage } from '../page-view.ts'
import { AddonTables } from './addon-tables.tsx'
import { CategoryPicture } from './category-picture.tsx'
import { Comparison } from './comparison.tsx'
import { GoodToKnow } from './good-to-know.tsx'
import { workOfCategory } from '../work.ts'
import { WorkLinks } from '../work-links.tsx'
import { PackageCard } from './package-card.tsx'

interface CategorySectionProps {
  category: Category
  /** Whether this category is the open one where one is shown at a time. */
  isShownFirst?: boolean
}

/** Everything that a category offers: packages, add-ons, good to know, and the link to the form. */
export function CategorySection({ category, isShownFirst = false }: CategorySectionProps) {
  const { content, layout, lead } = usePage()
  const isIntroduced = layout === 'desktop' && category === lead
  const titleId = `${category.sectionId}-title`
  return (
    <section className={isShownFirst ? 'category start' : 'category'} id={category.sectionId} aria-labelledby={titleId}>
      <div className="wrap">
        {isIntroduced ? (
          <h2 id={titleId}>{category.navTitle}</h2>
        ) : (
          <div className="lead">
            <h2 id={titleId}>{category.heading}</h2>
            <p>{category.intro}</p>
            <CategoryPicture category={category} placement="lead" isFirst={category === lead} />
          </div>
        )}
        <div className="packages">
          {category.packages.map(item => (
            <PackageCard key={item.id} category={category} item={item} />
          ))}
        </div>
        <Comparison category={category} />
        <WorkLinks images={workOfCategory(category, content)} className="work grid" />
        <div className="extras">
          <AddonTables category={category} />
          <GoodToKnow category={category} />
        </div>
        <CallsToAction category={category} />
      </div>
    </section>
  )
}

function CallsToAction({ category: { id, callsToAction } }: { category: Category }) {
  const { links } = usePage()
  return (
    <ul className="calls">
      {callsToAction.map(({ label, mode, text }, position) => (
        <li key={label}>
          {text !== undefined && <p>{text}</p>}
          <a className={position === 0 ? 'button' : 'button plain'} href={links.book(mode, id)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
