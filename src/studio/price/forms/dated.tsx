import { Button, Flex, Stack, TextInput } from '@sanity/ui'
import { type Dated, dayProblems, type NewPrice } from '../../../studio-model/prices/forms/dated.ts'
import { NO_FIGURE } from '../../../studio-model/prices/forms/one-price.ts'
import type { Figure } from '../../../studio-model/prices/forms/registry.ts'
import { Field } from '../../fields/field.tsx'
import { newKey, usePriceEditor } from '../price-editor.ts'
import type { FieldsProps } from './fields-props.ts'
import { FigureFields } from './figure-fields.tsx'
import { KindSelect } from './kind-select.tsx'

/** A price until a day, and each new one with the day from which on it holds. */
export function DatedFields({ form, onChange }: FieldsProps<Dated>) {
  const { readOnly } = usePriceEditor()
  const problems = dayProblems(form.changes.map(({ from }) => from))
  const change = (changed: NewPrice) => onChange({ ...form, changes: form.changes.map(each => (each.key === changed.key ? changed : each)) })
  return (
    <Stack gap={4}>
      <PriceOf of="Until then" figure={form.figure} onChange={figure => onChange({ ...form, figure })} />
      {form.changes.map((each, position) => (
        <Flex key={each.key} gap={2} wrap="wrap" align="flex-end">
          <Field label="New price from" problem={problems[position] ?? null}>
            {control => (
              <TextInput
                {...control}
                type="date"
                readOnly={readOnly}
                value={each.from ?? ''}
                onChange={event => change({ ...each, from: event.currentTarget.value === '' ? undefined : event.currentTarget.value })}
              />
            )}
          </Field>
          <PriceOf of={`New price ${position + 1}`} figure={each.figure} onChange={figure => change({ ...each, figure })} />
          <Button
            mode="bleed"
            fontSize={1}
            padding={2}
            text="Remove"
            aria-label={`Remove new price ${position + 1}`}
            disabled={readOnly || form.changes.length === 1}
            onClick={() => onChange({ ...form, changes: form.changes.filter(({ key }) => key !== each.key) })}
          />
        </Flex>
      ))}
      <Flex>
        <Button
          mode="ghost"
          fontSize={1}
          padding={3}
          text="Add a new price"
          disabled={readOnly}
          onClick={() => onChange({ ...form, changes: [...form.changes, { key: newKey(), from: undefined, figure: NO_FIGURE }] })}
        />
      </Flex>
    </Stack>
  )
}

interface PriceOfProps {
  /** Which of the prices it is. */
  of: string
  figure: Figure
  onChange: (figure: Figure) => void
}

function PriceOf({ of, figure, onChange }: PriceOfProps) {
  return (
    <Flex gap={2} wrap="wrap">
      <KindSelect of={of} figure={figure} hasOthers={false} onChange={next => next !== null && onChange(next)} />
      <FigureFields form={figure} of={of} onChange={onChange} />
    </Flex>
  )
}
