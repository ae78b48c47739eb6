import type { PriceRow } from '#src/catalog/words/price-text.ts'

interface PriceTableProps {
  rows: readonly PriceRow[]
  /** Heading of the column of choices. */
  option: string
  /** Heading of the prices; labels a price without choices. */
  price: string
  /** Returns the link of a row with options. */
  hrefOf: (row: PriceRow) => string
}

/** A price at a glance: one row per choice, or a single figure. */
export function PriceTable({ rows, option, price, hrefOf }: PriceTableProps) {
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
        {rows.map(row => {
          const label = row.labels.join(', ')
          return (
            <tr key={label}>
              <th scope="row">{Object.keys(row.answers).length === 0 ? label : <a href={hrefOf(row)}>{label}</a>}</th>
              <td>{row.text}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
