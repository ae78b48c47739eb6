import { Stack, Text } from '@sanity/ui'
import type { ComponentType } from 'react'
import { changeForm } from '../../studio-model/prices/change-form.ts'
import { type FormName, NO_FIGURE, type PriceForm } from '../../studio-model/prices/forms/price-form.ts'
import type { FieldsProps } from './forms/fields-props.ts'
import { FIGURE_FIELDS } from './forms/figure-fields.tsx'
import { PreciseFields } from './forms/one-price.tsx'
import { newKey, usePriceEditor } from './price-editor.ts'
import { RadioGroup } from '../fields/radio-group.tsx'
import { StepFields } from './forms/steps.tsx'
import { TableFields } from './forms/by-size.tsx'

const FIELDS: { [F in FormName]: ComponentType<FieldsProps<F>> } = {
  ...FIGURE_FIELDS,
  one: PreciseFields,
  bySize: TableFields,
  steps: StepFields,
}

/** What a category must have for a form, in words for owners. */
const NEEDED = { choices: 'a question with options', numbers: 'a question for a number', reasons: 'a reason, among those of the business' }

interface FormFieldsProps {
  /** Null while none is chosen. */
  form: PriceForm | null
  onChange: (form: PriceForm) => void
}

/** The choice of a price's form, and the fields of the chosen one. */
export function FormFields({ form, onChange }: FormFieldsProps) {
  const { scope, choices, vocabulary, readOnly } = usePriceEditor()
  const isLacking = {
    choices: choices.length === 0,
    numbers: scope.questions.numbers.length === 0,
    reasons: scope.reasons.length === 0,
  }
  const lacking = vocabulary.forms.filter(({ needs }) => needs !== null && isLacking[needs])
  const change = (to: FormName) =>
    onChange(changeForm(form ?? NO_FIGURE, to, { questions: { ...scope.questions, choices }, reasons: scope.reasons, newKey }))
  const hints = [...Map.groupBy(lacking, ({ needs }) => needs)].map(([needs, forms]) => {
    const titles = forms.map(({ title }) => `“${title}”`).join(' and ')
    return `${titles} can be chosen once this category has ${needs === null ? '' : NEEDED[needs]}.`
  })
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <RadioGroup
          label="How it is priced"
          value={form?.form ?? null}
          options={vocabulary.forms.map(known => ({
            value: known.form,
            title: known.title,
            isDisabled: lacking.includes(known) && form?.form !== known.form,
          }))}
          readOnly={readOnly}
          onChange={change}
        />
        {hints.length > 0 && !readOnly && (
          <Text size={1} muted>
            {hints.join(' ')}
          </Text>
        )}
      </Stack>
      {form !== null && <ChosenForm form={form} onChange={onChange} />}
    </Stack>
  )
}

function ChosenForm<F extends FormName>({ form, onChange }: FieldsProps<F>) {
  const Fields: ComponentType<FieldsProps<F>> = FIELDS[form.form]
  return <Fields form={form} onChange={onChange} />
}
