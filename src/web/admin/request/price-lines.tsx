import { lineText, lineTitle } from '#src/catalog/words/explain.ts'
import type { EstimateSnapshot } from '#src/contract/generated/types.ts'
import { Remarks } from '../../ui/remarks.tsx'
import { useContent } from '../data/content/admin-content.ts'

/** The lines of the price, by the content in force when the request was made. */
export function PriceLines({ estimate: { lines, reasons, notes, honoured } }: { estimate: EstimateSnapshot }) {
  const { money, messages } = useContent()
  return (
    <>
      {lines.length > 0 && (
        <table className="ruled-table price-lines">
          <caption className="unseen">Price lines</caption>
          <thead className="unseen">
            <tr>
              <th scope="col">Item</th>
              <th scope="col">Price</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(line => (
              <tr key={`${line.item} ${line.kind} ${line.id}`}>
                <th scope="row">{lineTitle(line, messages.price)}</th>
                <td>{lineText(line, money, messages.price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {honoured !== undefined && <p className="soft">A saved estimate was honoured: the price of the day was {money.exact(honoured.low)}.</p>}
      <Remarks title={messages.estimate.reasons} texts={reasons} />
      <Remarks title={messages.estimate.notices} texts={notes} />
    </>
  )
}
