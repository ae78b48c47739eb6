import { perUnit, priceRows } from '#src/catalog/words/price-text.ts'
import type { Addon, AddonGroup, Category, Id } from '#src/contract/generated/types.ts'
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
  const { content, money } = usePage()
  const wording = content.messages.price
  const rows = priceRows(addon.price, { category, package: null, money, wording })
  return (
    <tr>
      <th scope="row">
        {addon.title}
        {addon.description !== undefined && <small>{addon.description}</small>}
        {reasonTexts(addon.advice, content.business).map(text => (
          <small key={text}>{text}</small>
        ))}
        <WithPackages category={category} ids={addon} />
      </th>
      <td>
        {rows.map(({ labels, text }) => (
          <div key={labels.join()}>{[...labels, perUnit(text, addon.unitLabel, wording)].join(': ')}</div>
        ))}
      </td>
    </tr>
  )
}

/** Names the packages that add-ons are limited to, or included in. */
function WithPackages({ category, ids: { onlyWith, includedIn } }: { category: Category; ids: Pick<AddonGroup, 'onlyWith' | 'includedIn'> }) {
  const { wording } = usePage().content.site
  const titles = (ids: readonly Id[]) => category.packages.flatMap(({ id, title }) => (ids.includes(id) ? [title] : [])).join(', ')
  return (
    <>
      {onlyWith !== undefined && <small>{`${wording.onlyWith} ${titles(onlyWith)}`}</small>}
      {includedIn !== undefined && <small>{`${wording.includedWith} ${titles(includedIn)}`}</small>}
    </>
  )
}
