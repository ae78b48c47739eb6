import type { ComponentProps } from 'react'
import type { Priced } from '#src/booking/form/form-context.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { estimateText, newPriceText } from '../request/price-texts.ts'

interface PriceChoiceProps {
  /** With the price that was promised. */
  request: Appointment
  priced: Priced
  revision: FormRevision
  button: ComponentProps<'button'>
  /** What a button is called, by what it makes. */
  textOf: (make: string) => string
}

/** Saves a service, or a visit, that costs something else now at the price that was promised, or at the new one; without a question where they are the same. */
export function PriceChoice({ request, priced: { estimate }, revision, button, textOf }: PriceChoiceProps) {
  const content = useContent()
  const promised = estimateText(request, content)
  const now = newPriceText(estimate, revision)
  const { low, high } = request.estimate
  if (estimate?.low === low && estimate.high === high) {
    return (
      <button {...button} className="button" value="new">
        {textOf('Save')}
      </button>
    )
  }
  return (
    <fieldset className="price-choice">
      <legend className="unseen">
        Promised: {promised}. New price: {now}.
      </legend>
      <button {...button} className="button plain" value="keep">
        {textOf(`Keep ${promised}`)}
      </button>
      <button {...button} className="button" value="new">
        {textOf(`Use ${now}`)}
      </button>
    </fieldset>
  )
}
