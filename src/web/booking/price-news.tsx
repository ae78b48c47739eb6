import type { Choices } from '#src/booking/form/form-values.ts'
import { goneText } from '#src/booking/request/gone-text.ts'
import { fill } from '#src/catalog/words/fill.ts'
import { useForm } from '../renderer/fields/form-view.ts'

interface PriceNewsProps {
  /** The estimate before and after the change; null when there is none any more. */
  before: string
  after: string | null
  /** The choices that still exist; the notice is hidden once others are made. */
  choices: Choices
  /** Whether it changed because the visit has come nearer; else the content did. */
  isLater: boolean
}

/** Says that the price of what was chosen has changed while the page was open. */
export function PriceNews({ before, after, choices, isLater }: PriceNewsProps) {
  const { revision, choices: now } = useForm()
  const { estimate, success } = revision.content.messages
  if (chosen(now) !== chosen(choices)) return null
  return (
    <p className="alert news" role="alert">
      {after === null
        ? goneText(revision.content.messages)
        : fill((isLater ? estimate.nearer : estimate.changed) ?? success.priceChanged, { before, after, price: after })}
    </p>
  )
}

function chosen({ category, package: item, inputs, addons, date, time }: Choices): string {
  return JSON.stringify([category, item, inputs, addons, date, time])
}
