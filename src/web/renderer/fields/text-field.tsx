import type {
  EmailField as EmailFieldContent,
  ParagraphField as ParagraphFieldContent,
  NumberField as NumberFieldContent,
  PhoneField as PhoneFieldContent,
  TextField as TextFieldContent,
} from '#src/contract/generated/types.ts'
import { typedField } from './typed-field.tsx'

/** A line of text. */
export const TextField = typedField<TextFieldContent>((control, { autocomplete, inputMode, maxLength, suggestions }) => (
  <>
    <input
      {...control}
      type="text"
      autoComplete={autocomplete}
      inputMode={inputMode}
      maxLength={maxLength}
      list={suggestions && `${control.id}-list`}
    />
    {suggestions !== undefined && (
      <datalist id={`${control.id}-list`}>
        {suggestions.map(text => (
          <option key={text}>{text}</option>
        ))}
      </datalist>
    )}
  </>
))

/** An e-mail address. */
export const EmailField = typedField<EmailFieldContent>(control => <input {...control} type="email" autoComplete="email" maxLength={254} />)

/** A phone number. */
export const PhoneField = typedField<PhoneFieldContent>(control => <input {...control} type="tel" autoComplete="tel-national" maxLength={24} />)

/** A whole number. Not of the type "number": browsers hide from the checks what they cannot read as one. */
export const NumberField = typedField<NumberFieldContent>((control, { max }) => (
  <input {...control} type="text" inputMode="numeric" maxLength={String(max).length} />
))

/** A longer text. */
export const ParagraphField = typedField<ParagraphFieldContent>((control, { maxLength }) => <textarea {...control} rows={4} maxLength={maxLength} />)
