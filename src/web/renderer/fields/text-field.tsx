import type {
  EmailField as EmailFieldContent,
  ParagraphField as ParagraphFieldContent,
  PhoneField as PhoneFieldContent,
  TextField as TextFieldContent,
} from '#src/contract/generated/types.ts'
import { typedField } from './typed-field.tsx'

/** A line of text. */
export const TextField = typedField<TextFieldContent>((control, { autocomplete, inputMode, maxLength }) => (
  <input {...control} type="text" autoComplete={autocomplete} inputMode={inputMode} maxLength={maxLength} />
))

/** An e-mail address. */
export const EmailField = typedField<EmailFieldContent>(control => <input {...control} type="email" autoComplete="email" maxLength={254} />)

/** A phone number. */
export const PhoneField = typedField<PhoneFieldContent>(control => <input {...control} type="tel" autoComplete="tel-national" maxLength={24} />)

/** A longer text. */
export const ParagraphField = typedField<ParagraphFieldContent>((control, { maxLength }) => <textarea {...control} rows={4} maxLength={maxLength} />)
