import type { PriceRow } from '#src/catalog/price-text.ts'

interface PriceTableProps {
  rows: readonly PriceRow[]
  /** The heading of the column of choices. */
  option: string
  /** The heading of the prices; names a price that needs no choice. */
  price: string
}

/** A price at a glance: one row for every choice, or one figure. */
export function PriceTable({ rows, option, price }: PriceTableProps) {
  const [only] = rows
  if (rows.length === 1 && only?.labels.length === 0) {
    return (
      <p className="price">
        <span>{price}</span> <b>{only.text}</b>
      </p>
    )
  }
  return (
    <table className="prices">
      <thead>
        <tr>
          <th scope="col">{option}</th>
          <th scope="col">{price}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ labels, text }) => (
          <tr key={labels.join()}>
            <th scope="row">{labels.join(', ')}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
