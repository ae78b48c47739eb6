import { durationText } from '#src/catalog/words/duration-text.ts'
import { durationSpan } from '#src/catalog/words/duration-rows.ts'
import { fill } from '#src/catalog/words/fill.ts'
import { onlyQuestion } from '#src/catalog/words/row-labels.ts'
import { inAllTexts, toldPrice } from '#src/catalog/told/told-price.ts'
import type { Category, Package } from '#src/contract/generated/types.ts'
import { PriceTable } from '../../ui/price-table.tsx'
import { usePage } from '../page-view.ts'
import { workOfPackage } from '../work.ts'
import { WorkLinks } from '../work-links.tsx'
import { PackageAssurances } from './package-assurances.tsx'
import { reasonTexts } from './reason-texts.ts'

interface PackageBodyProps {
  category: Category
  item: Package
}

/** What a package costs, how long it takes and lasts, what it includes, what is promised of it, and its booking link. */
export function PackageBody({ category, item }: PackageBodyProps) {
  const page = usePage()
  const { content, money, links } = page
  const { wording } = content.site
  const told = toldPrice(item, category, page)
  const question = onlyQuestion(told.rows, { category, package: item, money, wording: content.messages.price })
  return (
    <>
      <PriceTable
        told={told}
        inAll={inAllTexts(told, page)}
        option={wording.option ?? question ?? ''}
        price={wording.price}
        hrefOf={({ answers }) => links.book('appointment', category.id, item.id, answers)}
      />
      <Times category={category} item={item} />
      <div className="included">
        <Included category={category} item={item} />
        <PackageAssurances item={item} />
        <WorkLinks images={workOfPackage(item, content)} className="work" />
      </div>
      <footer>
        {reasonTexts(item.advice, content.business).map(text => (
          <p key={text} className="advice">
            {text}
          </p>
        ))}
        <a className="button" href={links.book('appointment', category.id, item.id)} aria-label={`${wording.bookPackage}: ${item.title}`}>
          {wording.bookPackage}
        </a>
      </footer>
    </>
  )
}

/** How long the work takes, and how long what it protects stays protected. */
function Times({ category, item }: PackageBodyProps) {
  const { business, messages, site } = usePage().content
  const { wording } = site
  const span = durationSpan(item.duration ?? category.duration)
  const years = wording.protection === undefined ? undefined : item.protectionYears
  if (span === null && years === undefined) return null
  return (
    <div className="times">
      {span !== null && (
        <p>
          <span>{wording.duration}</span> {durationText(span, messages.duration)}
        </p>
      )}
      {years !== undefined && (
        <p>
          <span>{wording.protection}</span>{' '}
          {new Intl.NumberFormat(business.locale, { style: 'unit', unit: 'year', unitDisplay: 'long' }).format(years)}
        </p>
      )}
    </div>
  )
}

function Included({ category, item: { features, includes } }: PackageBodyProps) {
  const { everythingIn, whatsIncluded } = usePage().content.site.wording
  const bases = category.packages.filter(({ id }) => includes?.includes(id))
  if (features.length === 0 && bases.length === 0) return null
  return (
    <>
      <h4>{whatsIncluded}</h4>
      <ul className="checks">
        {everythingIn !== undefined &&
          bases.map(({ id, title }) => (
            <li key={id} className="base">
              {fill(everythingIn, { package: title })}
            </li>
          ))}
        {features.map(feature => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </>
  )
}
