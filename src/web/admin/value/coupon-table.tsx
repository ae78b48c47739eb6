import type { CouponUse } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'

/** How often discount codes are used, by all requests that are neither cancelled nor deleted. */
export function CouponTable({ coupons }: { coupons: readonly CouponUse[] }) {
  const { categories } = useContent()
  const titles = new Map(categories.map(({ id, navTitle }) => [id, navTitle]))
  return (
    <div className="report">
      <table className="value-table">
        <caption>Discount codes, whenever they were used</caption>
        <thead>
          <tr>
            <th scope="col">Code</th>
            <th scope="col">Used</th>
          </tr>
        </thead>
        <tbody>
          {coupons.map(({ categories: ids, code, used, uses, once_per_customer: isOnce }) => (
            <tr key={`${ids.join(' ')} ${code}`}>
              <th scope="row">
                {code}{' '}
                <span className="soft">
                  {[...ids.map(id => titles.get(id) ?? id), isOnce ? 'once for each customer' : ''].filter(text => text !== '').join(', ')}
                </span>
              </th>
              <td>{uses === null ? used : `${used} of ${uses}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
