import type { Appointment } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { estimateText, otherShownPrice } from '../request/price-texts.ts'

/** The server's price, and the price shown to the visitor if it differed. */
export function EstimatePrice({ request }: { request: Appointment }) {
  const content = useContent()
  const shown = otherShownPrice(request, content)
  return (
    <>
      <span className="estimate">{estimateText(request, content)}</span>
      {shown !== null && <span className="shown-price">Visitor saw {shown}</span>}
    </>
  )
}
