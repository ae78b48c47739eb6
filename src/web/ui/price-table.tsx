import type { ToldPrice, ToldRow } from '#src/catalog/told/told-price.ts'

interface PriceTableProps {
  told: ToldPrice
  /** Heading of the column of choices. */
  option: string
  /** Heading of the prices; labels a price without choices. */
  price: string
  /** The least in all, and on some days, where no row says it. */
  inAll: readonly string[]
  /** Returns the link of a row with options. */
  hrefOf: (row: ToldRow) => string
}

/** A price at a glance: one row per choice, or a single figure, with the least in all below it. */
export function PriceTable({ told: { rows, plus }, inAll, option, price, hrefOf }: PriceTableProps) {
  const [only] = rows
  if (rows.length === 1 && only?.labels.length === 0) {
    return (
      <p className="price">
        <span>{price}</span>{' '}
        <b>
          {only.text}
          {plus !== undefined && <small> {plus}</small>}
          {inAll.map(text => (
            <small key={text}>
              <br />
              {text}
            </small>
          ))}
        </b>
      </p>
    )
  }
  return (
    <table className="prices">
      <thead>
        <tr>
          <th scope="col">{option}</th>
          <th scope="col">{plus === undefined ? price : `${price}, ${plus}`}</th>
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
      {inAll.length > 0 && (
        <tfoot>
          {inAll.map(text => (
            <tr key={text}>
              <td colSpan={2}>{text}</td>
            </tr>
          ))}
        </tfoot>
      )}
    </table>
  )
}
