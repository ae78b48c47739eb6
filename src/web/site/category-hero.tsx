import type { Category, HeroSection } from '#src/contract/generated/types.ts'
import { CategoryPicture } from '../renderer/category/category-picture.tsx'
import { usePage } from '../renderer/page-view.ts'

/** The hero of a category's own page: short, so that its packages follow at once. */
export function CategoryHero({ category, hero }: { category: Category; hero: HeroSection | undefined }) {
  const { text, links } = usePage()
  return (
    <section className="hero short" id={hero?.id}>
      <div className="wrap">
        <div className="welcome">
          {hero?.eyebrow !== undefined && <p className="eyebrow">{text(hero.eyebrow)}</p>}
          <h1>{category.heading}</h1>
          <p className="large">{category.intro}</p>
          <p className="actions">
            {category.callsToAction.map(({ label, mode }, position) => (
              <a key={label} className={position === 0 ? 'button' : 'button plain'} href={links.book(mode, category.id)}>
                {label}
              </a>
            ))}
          </p>
        </div>
        <CategoryPicture category={category} placement="hero" isFirst />
      </div>
    </section>
  )
}
