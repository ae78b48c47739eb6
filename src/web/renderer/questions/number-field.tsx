import { invalidText } from '#src/booking/form/invalid-text.ts'
import { unitName } from '#src/catalog/words/input-words.ts'
import type { NumberInput } from '#src/contract/generated/types.ts'
import { afterPress } from '../fields/after-press.ts'
import { FieldFrame } from '../fields/field-frame.tsx'
import { useForm } from '../fields/form-view.ts'

interface NumberFieldProps {
  name: string
  input: NumberInput
  /** What is typed, which need not be a number yet. */
  text: string
  onText: (text: string) => void
}

/** A field for a number, with its unit. Whoever leaves it with one that it does not take is told so: any may be on the way to another. */
export function NumberField({ name, input, text, onText }: NumberFieldProps) {
  const { scale = 0, min, max, overMax } = input
  const { revision, dispatch } = useForm()
  const tell = ({ isConnected, validity }: HTMLInputElement) => {
    // The press may have chosen something else, which does not ask for it.
    if (!isConnected || validity.valid || validity.valueMissing) return
    dispatch({ kind: 'problem', problem: { field: name, message: invalidText(input, revision.content.bookingForm) } })
  }
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
            onBlur={({ currentTarget }) => afterPress(() => tell(currentTarget))}
          />
          <span>{unitName(input, Number(text))}</span>
        </span>
      )}
    </FieldFrame>
  )
}
