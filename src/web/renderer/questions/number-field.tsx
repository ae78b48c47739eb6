import { unitName } from '#src/catalog/words/input-words.ts'
import type { NumberInput } from '#src/contract/generated/types.ts'
import { FieldFrame } from '../fields/field-frame.tsx'

interface NumberFieldProps {
  name: string
  input: NumberInput
  /** What is typed, which need not be a number yet. */
  text: string
  onText: (text: string) => void
}

/** A field for a number, with its unit. */
export function NumberField({ name, input, text, onText }: NumberFieldProps) {
  const { scale = 0, min, max, overMax } = input
  return (
    <FieldFrame name={name} label={input.label} hint={input.hint} isRequired>
      {control => (
        <span className="measure">
          <input
            {...control}
            type="number"
            inputMode={scale === 0 ? 'numeric' : 'decimal'}
            min={min}
            max={overMax === undefined ? max : undefined}
            step={10 ** -scale}
            placeholder={input.placeholder}
            required
            value={text}
            onChange={event => onText(event.currentTarget.value)}
          />
          <span>{unitName(input, Number(text))}</span>
        </span>
      )}
    </FieldFrame>
  )
}
