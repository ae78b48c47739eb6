import { fill } from '#src/catalog/words/fill.ts'
import type { BookingForm, Business } from '#src/contract/generated/types.ts'
import { dialled } from '#src/contract/dialled.ts'

interface AssuranceProps {
  business: Pick<Business, 'guarantee' | 'phone'>
  call: BookingForm['call']
}

/** The guarantee, and whom to call, where money is decided; empty when content has neither. */
export function Assurance({ business: { guarantee, phone }, call }: AssuranceProps) {
  return (
    <div className="assurance">
      {guarantee && (
        <p>
          <b>{guarantee.title}</b> {guarantee.text}
        </p>
      )}
      {call && <a href={`tel:${dialled(phone)}`}>{fill(call, { phone })}</a>}
    </div>
  )
}
