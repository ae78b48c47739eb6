import { textOf } from '#src/booking/form/form-values.ts'
import { fieldName } from '#src/booking/request/flat-fields.ts'
import { isCoupon } from '#src/catalog/inputs/is-coupon.ts'
import { FieldFrame } from '../fields/field-frame.tsx'
import { useForm } from '../fields/form-view.ts'
import { OfferText } from './offer-text.tsx'
import type { QuestionProps } from './question-kind.ts'

/** A short text: a code as its pictures show it, or a name with suggestions. */
export function CodeQuestion({ category, input }: QuestionProps<'code'>) {
  const { choices, dispatch } = useForm()
  const { pictures = [], suggestions } = input
  const isRequired = !isCoupon(input)
  const offer = isRequired ? undefined : category.inputs.filter(other => other.kind === 'lookup').find(isCoupon)
  return (
    <FieldFrame name={fieldName(category, input.id)} label={input.label} hint={input.hint} isRequired={isRequired}>
      {control => (
        <>
          <input
            {...control}
            type="text"
            inputMode={pictures.length > 0 && pictures.every(picture => !/[AX]/.test(picture)) ? 'numeric' : undefined}
            autoCapitalize={suggestions === undefined ? 'characters' : undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            placeholder={input.placeholder}
            required={isRequired}
            list={suggestions && `${control.id}-list`}
            value={textOf(choices.inputs, input.id)}
            onChange={event => dispatch({ kind: 'input', input: input.id, text: event.currentTarget.value })}
          />
          {suggestions !== undefined && (
            <datalist id={`${control.id}-list`}>
              {suggestions.map(text => (
                <option key={text}>{text}</option>
              ))}
            </datalist>
          )}
          {offer !== undefined && <OfferText input={offer} control={control.id} />}
        </>
      )}
    </FieldFrame>
  )
}
