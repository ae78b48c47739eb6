import { useEffect, useId, useRef } from 'react'
import { useContent } from '../data/content/admin-content.ts'
import { AGREED_PRICE } from '../request/price-texts.ts'
import { ValueInput } from '../request/value-input.tsx'

interface AgreedPriceFieldProps {
  /** As it is typed; empty for the calculated price. */
  value: string
  /** The calculated price in words. */
  calculated: string
  /** What is asked about a price far from that; null where nothing is. */
  question: string | null
  onType: (text: string) => void
}

/** The price that is agreed on with who calls, where it is another than the calculated one. */
export function AgreedPriceField({ value, calculated, question, onType }: AgreedPriceFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // The button that asked may be docked far from here.
  useEffect(() => {
    if (question !== null) input.current?.focus()
  }, [question])
  return (
    <div className="group">
      <div className="field">
        <label htmlFor={id}>
          {AGREED_PRICE} <span className="optional">{useContent().bookingForm.optional}</span>
        </label>
        <ValueInput
          ref={input}
          id={id}
          aria-describedby={question === null ? undefined : `${id}-question`}
          placeholder={calculated}
          value={value}
          onType={onType}
        />
        {question !== null && (
          <p id={`${id}-question`} className="value-question">
            {question}
          </p>
        )}
      </div>
    </div>
  )
}
