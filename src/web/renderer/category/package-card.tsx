import { offerTexts } from '#src/catalog/told/offer-texts.ts'
import { daysOfStart, startOf } from '#src/catalog/told/told-price.ts'
import type { Category, Package } from '#src/contract/generated/types.ts'
import { Art } from '../../ui/art.tsx'
import { usePage } from '../page-view.ts'
import { Picture } from '../picture.tsx'
import { PackageBody } from './package-body.tsx'

interface PackageCardProps {
  category: Category
  item: Package
}

/** A package; on the mobile layout folded to its name and price, so that all packages of a category are seen at a glance. */
export function PackageCard({ category, item }: PackageCardProps) {
  const { layout } = usePage()
  const className = item.popular ? 'card popular' : 'card'
  if (layout === 'desktop')
    return (
      <article className={className}>
        <header>
          <Title category={category} item={item} />
          <p>{item.description}</p>
        </header>
        <PackageBody category={category} item={item} />
      </article>
    )
  return (
    <article className={className}>
      <details open={category.packages.length === 1}>
        <FoldedTitle category={category} item={item} />
        <div>
          {item.picture !== undefined && <Picture image={item.picture} placement="package" />}
          <p>{item.description}</p>
          <PackageBody category={category} item={item} />
        </div>
      </details>
    </article>
  )
}

function Title({ category, item }: PackageCardProps) {
  const { assets, content } = usePage()
  return (
    <>
      {item.picture !== undefined && <Picture image={item.picture} placement="package" />}
      {item.logo !== undefined && item.picture === undefined && <Art kind="logo" file={assets.drawings} name={item.logo} />}
      {item.popular && <p className="badge">{content.site.wording.popular}</p>}
      <h3>{item.title}</h3>
      {item.focus !== undefined && <p className="focus">{item.focus}</p>}
      <Offers category={category} item={item} />
    </>
  )
}

/** What is off today. */
function Offers({ category, item, daysBeside = null }: PackageCardProps & { daysBeside?: string | null }) {
  return offerTexts(item, category, usePage(), daysBeside).map(text => (
    <small key={text} className="figure">
      {text}
    </small>
  ))
}

/** A summary may hold only phrases and a heading. */
function FoldedTitle({ category, item }: PackageCardProps) {
  const page = usePage()
  const { assets, content } = page
  return (
    <summary>
      {item.logo !== undefined && <Art kind="logo" file={assets.drawings} name={item.logo} />}
      {item.popular && <span className="badge">{content.site.wording.popular}</span>}
      <h3>{item.title}</h3>
      {item.focus !== undefined && <span className="focus">{item.focus}</span>}
      <b>{startOf(item, category, page)}</b>
      <Offers category={category} item={item} daysBeside={daysOfStart(item, category, page)} />
    </summary>
  )
}
