import { type ReactNode, useState } from 'react'
import { dayPrice } from '#src/booking/appointment/day-price.ts'
import type { FormValues } from '#src/booking/form/form-values.ts'
import { wallTime } from '#src/booking/schedule/business-time.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { estimateText, newPriceText } from '../request/price-texts.ts'

interface DayPrice {
  /** Offers the price of the new day; null where that is no other. */
  offer: ReactNode
  /** What the change says of the price: nothing where the promised one stays. */
  price: { price?: 'new' }
}

/** Where a visit's new day or time has another price, lets the owner choose that; by itself the promised one stays. */
export function useDayPrice(request: Appointment, revision: FormRevision, before: FormValues, after: FormValues): DayPrice {
  const content = useContent()
  const [isTicked, setIsTicked] = useState(false)
  const estimate = dayPrice(revision, before, after, wallTime(new Date(request.created_at), content.business.timeZone))
  if (estimate === null) return { offer: null, price: {} }
  return {
    offer: (
      <label className="checkable">
        <input type="checkbox" checked={isTicked} onChange={({ currentTarget }) => setIsTicked(currentTarget.checked)} />
        <span>
          Use {newPriceText(estimate, revision)}, the price at this time, in place of the promised {estimateText(request, content)}
        </span>
      </label>
    ),
    price: isTicked ? { price: 'new' } : {},
  }
}
