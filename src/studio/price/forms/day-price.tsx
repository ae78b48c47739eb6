import { Flex } from '@sanity/ui'
import type { DayPrice } from '../../../studio-model/prices/forms/dated.ts'
import { BySizeFields } from './by-size.tsx'
import { FigureFields } from './figure-fields.tsx'
import { KindSelect } from './kind-select.tsx'
import { StepsFields } from './steps.tsx'

interface DayPriceFieldsProps {
  /** Which of the prices it is. */
  of: string
  price: DayPrice
  onChange: (price: DayPrice) => void
}

/** What holds until the next new price: a figure, in one line with its day, or a whole table or steps below it. */
export function DayPriceFields({ of, price, onChange }: DayPriceFieldsProps) {
  if (price.form === 'bySize' || price.form === 'steps')
    return (
      <fieldset aria-label={of} style={WHOLE_LINE}>
        {price.form === 'bySize' ? <BySizeFields form={price} onChange={onChange} /> : <StepsFields form={price} onChange={onChange} />}
      </fieldset>
    )
  return (
    <Flex gap={2} wrap="wrap">
      <KindSelect of={of} figure={price} hasOthers={false} onChange={next => next !== null && onChange(next)} />
      <FigureFields form={price} of={of} onChange={onChange} />
    </Flex>
  )
}

const WHOLE_LINE = { flexBasis: '100%', border: 0, margin: 0, padding: 0, minWidth: 0 } as const
