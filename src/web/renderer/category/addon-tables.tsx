import { addonLines, lineText } from '#src/catalog/told/price-lines.ts'
import type { Addon, AddonGroup, Category } from '#src/contract/generated/types.ts'
import { Fold } from '../fold.tsx'
import { usePage } from '../page-view.ts'
import { reasonTexts } from './reason-texts.ts'

/** A table with more rows is split into two columns on wide screens. */
const MAX_COLUMN_ROWS = 5

/** The add-ons of a category, a table for every group; absent when there are none. */
export function AddonTables({ category }: { category: Category }) {
  if (category.addonGroups.length === 0) return null
  const isLong = category.addonGroups.some(({ items }) => items.length > MAX_COLUMN_ROWS)
  return (
    <div className={isLong ? 'addons long' : 'addons'}>
      {category.addonGroups.map(group => (
        <AddonTable key={group.id} category={category} group={group} />
      ))}
    </div>
  )
}

function AddonTable({ category, group }: { category: Category; group: AddonGroup }) {
  return (
    <Fold id={`addons-${group.id}`} title={group.title}>
      {group.intro !== undefined && <p>{group.intro}</p>}
      <WithPackages category={category} ids={group} />
      <table className="prices" aria-labelledby={`addons-${group.id}`}>
        <tbody>
          {group.items.map(addon => (
            <AddonRow key={addon.id} category={category} addon={addon} />
          ))}
        </tbody>
      </table>
    </Fold>
  )
}

function AddonRow({ category, addon }: { category: Category; addon: Addon }) {
  const page = usePage()
  const { question, lines } = addonLines(addon, category, page)
  return (
    <tr>
      <th scope="row">
        {addon.title}
        {addon.description !== undefined && <small>{addon.description}</small>}
        {reasonTexts(addon.advice, page.content.business).map(text => (
          <small key={text}>{text}</small>
        ))}
        <WithPackages category={category} ids={addon} />
      </th>
      <td>
        {question !== null && <small>{question}</small>}
        {lines.map(lineText).map(line => (
          <div key={line}>{line}</div>
        ))}
      </td>
    </tr>
  )
}

/** Names the packages that add-ons are limited to. */
function WithPackages({ category, ids: { onlyWith } }: { category: Category; ids: Pick<AddonGroup, 'onlyWith'> }) {
  const { wording } = usePage().content.site
  if (onlyWith === undefined) return null
  const titles = category.packages.flatMap(({ id, title }) => (onlyWith.includes(id) ? [title] : []))
  return <small>{`${wording.onlyWith} ${titles.join(', ')}`}</small>
}
