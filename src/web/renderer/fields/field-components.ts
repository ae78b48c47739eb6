import { AddonsField } from './addons-field.tsx'
import { CategoryField } from './category-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import { DateField } from './date-field.tsx'
import type { FieldComponents } from './form-view.ts'
import { InputsField } from './inputs-field.tsx'
import { PackageField } from './package-field.tsx'
import { EmailField, NumberField, ParagraphField, PhoneField, TextField } from './text-field.tsx'
import { TimeField } from './time-field.tsx'

/** Every kind of field, as visitors see it. */
export const fieldComponents: FieldComponents = {
  text: TextField,
  email: EmailField,
  phone: PhoneField,
  number: NumberField,
  paragraph: ParagraphField,
  choice: ChoiceField,
  category: CategoryField,
  package: PackageField,
  inputs: InputsField,
  addons: AddonsField,
  date: DateField,
  time: TimeField,
}
