import { Stack, Text } from '@sanity/ui'
import { changeForm } from '../../studio-model/prices/change-form.ts'
import { byTitle } from '../../studio-model/prices/forms/by-size.ts'
import type { FormName, PriceForm } from '../../studio-model/prices/forms/registry.ts'
import { RadioGroup } from '../fields/radio-group.tsx'
import { FormFields } from './forms/form-fields.tsx'
import { lackingForms, newKey, usePriceEditor } from './price-editor.ts'

/** What there must be for a form, in words for owners. */
const NEEDED = {
  choices: 'a question with options',
  numbers: 'a question for a number',
  steps: 'a question for a number',
  reasons: 'a reason, here or among those of the business',
  prices: 'a named price, here or among those of the business',
}

interface FormChoiceProps {
  /** Null while none is chosen. */
  form: PriceForm | null
  /** What a form begins with that is the first to be chosen. */
  usual: PriceForm
  onChange: (form: PriceForm) => void
}

/** The choice of a price's form, and the fields of the chosen one. */
export function FormChoice({ form, usual, onChange }: FormChoiceProps) {
  const editor = usePriceEditor()
  const { scope, choices, vocabulary, readOnly } = editor
  const lacking = lackingForms(editor)
  const change = (to: FormName) =>
    onChange(changeForm(form ?? usual, to, { questions: { ...scope.questions, choices }, reasons: scope.reasons, prices: scope.prices, newKey }))
  const titleOf = (known: (typeof vocabulary.forms)[number]) =>
    known.form === 'bySize' ? byTitle(form?.form === 'bySize' ? form.input : undefined, choices) : known.title
  const hints = [...Map.groupBy(lacking, ({ needs }) => (needs === null ? '' : NEEDED[needs]))].map(([needed, forms]) => {
    const titles = forms.map(each => `“${titleOf(each)}”`).join(' and ')
    return `${titles} can be chosen once there is ${needed}.`
  })
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <RadioGroup
          label={vocabulary.question}
          value={form?.form ?? null}
          options={vocabulary.forms.map(known => ({
            value: known.form,
            title: titleOf(known),
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
      {form !== null && <FormFields form={form} onChange={onChange} />}
    </Stack>
  )
}
