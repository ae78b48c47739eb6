import { Stack, Text } from '@sanity/ui'
import { changeForm } from '../model/change-form.ts'
import { type FormName, NO_FIGURE, type PriceForm } from '../model/price-form.ts'
import { withPrecision } from '../model/vocabulary.ts'
import { FigureFields } from './figure-fields.tsx'
import { newKey, usePriceEditor } from './price-editor.ts'
import { RadioGroup } from './radio-group.tsx'
import { StepFields } from './step-fields.tsx'
import { TableFields } from './table-fields.tsx'

interface FormFieldsProps {
  /** Null while none is chosen. */
  form: PriceForm | null
  onChange: (form: PriceForm) => void
}

/** The choice of a price's form, and the fields of the chosen one. */
export function FormFields({ form, onChange }: FormFieldsProps) {
  const { scope, choices, vocabulary, readOnly } = usePriceEditor()
  const { numbers } = scope.questions
  const lacking: Partial<Record<FormName, string>> = {
    ...(choices.length === 0 && { bySize: 'a question with options' }),
    ...(numbers.length === 0 && { perUnit: 'a question for a number', steps: 'a question for a number' }),
    ...(scope.reasons.length === 0 && { consultation: 'a reason, among those of the business' }),
  }
  const change = (to: FormName) =>
    onChange(changeForm(form ?? NO_FIGURE, to, { questions: { ...scope.questions, choices }, reasons: scope.reasons, newKey }))
  const needs = new Set(vocabulary.forms.flatMap(({ form: name }) => lacking[name] ?? []))
  const without = (need: string) => vocabulary.forms.filter(({ form: name }) => lacking[name] === need).map(({ title }) => `“${title}”`)
  const hints = [...needs].map(need => `${without(need).join(' and ')} can be chosen once this category has ${need}.`)
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <RadioGroup
          label="How it is priced"
          value={form?.form ?? null}
          options={vocabulary.forms.map(({ form: name, title }) => ({
            value: name,
            title,
            isDisabled: lacking[name] !== undefined && form?.form !== name,
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

function ChosenForm({ form, onChange }: { form: PriceForm; onChange: (form: PriceForm) => void }) {
  const { vocabulary, readOnly } = usePriceEditor()
  switch (form.form) {
    case 'bySize':
      return <TableFields table={form} onChange={onChange} />
    case 'steps':
      return <StepFields steps={form} onChange={onChange} />
    case 'one':
      return (
        <Stack gap={4}>
          <RadioGroup
            label="How exact it is"
            value={form.precision}
            options={vocabulary.precisions.map(({ precision, title }) => ({ value: precision, title }))}
            readOnly={readOnly}
            onChange={precision => onChange(withPrecision(form, precision))}
          />
          <FigureFields figure={form} onChange={onChange} />
        </Stack>
      )
    case 'perUnit':
    case 'consultation':
      return <FigureFields figure={form} onChange={onChange} />
  }
}
