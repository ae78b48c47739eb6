import type { Category } from '#src/contract/generated/types.ts'
import { usePage } from '../page-view.ts'
import { featureRows } from './feature-rows.ts'
import { comparedPrices } from './compared-prices.ts'

/** More columns would not be compared but searched. */
const MAX_PACKAGES = 8

/**
 * What each package of a category includes, side by side: folded on the category's own page, a link to it elsewhere, since every table on every page
 * would weigh too much. Absent where no two packages share a feature, or content has no words for it.
 */
export function Comparison({ category }: { category: Category }) {
  const page = usePage()
  const { comparison, price } = page.content.site.wording
  const { packages, path, sectionId, title } = category
  if (comparison === undefined || packages.length > MAX_PACKAGES) return null
  const features = featureRows(packages)
  if (!features.some(({ isIncluded }) => isIncluded.filter(Boolean).length > 1)) return null
  const id = `${sectionId}-comparison`
  const name = `${comparison.title}: ${title}`
  // Browsers unfold what a link leads into.
  if (category !== page.lead)
    return (
      <a className="comparison" href={`${path}#${id}`} aria-label={name}>
        {comparison.title}
      </a>
    )
  return (
    <details className="comparison">
      <summary>{comparison.title}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- the keyboard scrolls it; a section would be one of the page's */}
      <div id={id} role="region" aria-label={name} tabIndex={0}>
        <table>
          <caption>{name}</caption>
          <thead>
            <tr>
              <td>{title}</td>
              {packages.map(item => (
                <th key={item.id} scope="col">
                  {item.title}
                </th>
              ))}
            </tr>
            {comparedPrices(category, page, price).map(({ label, texts }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {packages.map(({ id }, position) => (
                  <td key={id}>{texts[position]}</td>
                ))}
              </tr>
            ))}
          </thead>
          <tbody>
            {features.map(({ feature, isIncluded }) => (
              <tr key={feature}>
                <th scope="row">{feature}</th>
                {packages.map(({ id }, position) => (
                  <td key={id} className={isIncluded[position] ? 'yes' : undefined}>
                    <span>{isIncluded[position] ? comparison.included : comparison.notIncluded}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
