import { Button, Flex, Stack, TextInput } from '@sanity/ui'
import { type Dated, dayProblems, type NewPrice } from '../../../studio-model/prices/forms/dated.ts'
import { Field, LabelText } from '../../fields/field.tsx'
import { newKey, usePriceEditor } from '../price-editor.ts'
import { DayPriceFields } from './day-price.tsx'
import type { FieldsProps } from './fields-props.ts'

/** A price until a day, and each new one with the day from which on it holds. */
export function DatedFields({ form, onChange }: FieldsProps<Dated>) {
  const { readOnly } = usePriceEditor()
  const problems = dayProblems(form.changes.map(({ from }) => from))
  const change = (changed: NewPrice) => onChange({ ...form, changes: form.changes.map(each => (each.key === changed.key ? changed : each)) })
  const newest = form.changes.at(-1)?.price ?? form.price
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <LabelText label="Until then" />
        <DayPriceFields of="Until then" price={form.price} onChange={price => onChange({ ...form, price })} />
      </Stack>
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
          <DayPriceFields of={`New price ${position + 1}`} price={each.price} onChange={price => change({ ...each, price })} />
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
          onClick={() => onChange({ ...form, changes: [...form.changes, { key: newKey(), from: undefined, price: newest }] })}
        />
      </Flex>
    </Stack>
  )
}
