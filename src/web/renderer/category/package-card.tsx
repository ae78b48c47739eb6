import { durationText } from '#src/catalog/words/duration-text.ts'
import { durationSpan } from '#src/catalog/words/duration-rows.ts'
import { perUnit, priceRows } from '#src/catalog/words/price-text.ts'
import type { Category, Package } from '#src/contract/generated/types.ts'
import { Art } from '../../ui/art.tsx'
import { PriceTable } from '../../ui/price-table.tsx'
import { usePage } from '../page-view.ts'
import { Picture } from '../picture.tsx'
import { galleryImages, isOfPackage } from '../work.ts'
import { WorkLinks } from '../work-links.tsx'
import { reasonTexts } from './reason-texts.ts'

/** A package with its description, price, duration and booking link. */
export function PackageCard({ category, item }: { category: Category; item: Package }) {
  const { assets, content, money, links } = usePage()
  const { price, duration } = content.messages
  const { wording } = content.site
  const rows = priceRows(item.price, { category, package: item, money, wording: price }).map(row => ({
    ...row,
    text: perUnit(row.text, item.unitLabel, price),
  }))
  const span = durationSpan(item.duration ?? category.duration)
  return (
    <article className={item.popular ? 'card popular' : 'card'}>
      <header>
        {item.picture !== undefined && <Picture image={item.picture} placement="package" />}
        {item.logo !== undefined && item.picture === undefined && <Art kind="logo" file={assets.drawings} name={item.logo} />}
        {item.popular && <p className="badge">{wording.popular}</p>}
        <h3>{item.title}</h3>
        {item.focus !== undefined && <p className="focus">{item.focus}</p>}
        <p>{item.description}</p>
      </header>
      <PriceTable
        rows={rows}
        option={wording.option}
        price={wording.price}
        hrefOf={({ answers }) => links.book('appointment', category.id, item.id, answers)}
      />
      {span !== null && (
        <p className="price time">
          <span>{wording.duration}</span> {durationText(span, duration)}
        </p>
      )}
      {item.features.length > 0 && (
        <div className="included">
          <h4>{wording.whatsIncluded}</h4>
          <ul className="checks">
            {item.features.map(feature => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
      )}
      <WorkLinks images={galleryImages(content).filter(image => isOfPackage(image, item))} className="work" />
      <footer>
        {reasonTexts(item.advice, content.business).map(text => (
          <p key={text} className="advice">
            {text}
          </p>
        ))}
        <a className="button" href={links.book('appointment', category.id, item.id)}>
          {wording.bookPackage}
        </a>
      </footer>
    </article>
  )
}
