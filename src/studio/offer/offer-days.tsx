import { Flex, Stack, TextInput } from '@sanity/ui'
import type { Offer, OfferProblems } from '../../studio-model/offer/offer.ts'
import { WEEKDAYS } from '../../studio-model/hours/week.ts'
import { CheckField } from '../fields/check-field.tsx'
import { Field } from '../fields/field.tsx'
import { FieldGroup } from '../fields/field-group.tsx'

interface OfferDaysProps {
  offer: Offer
  problems: Pick<OfferProblems, 'from' | 'until'> | null
  onChange: (offer: Offer) => void
}

/** The days of visits for which an offer is: a span, and days of the week. */
export function OfferDays({ offer, problems, onChange }: OfferDaysProps) {
  const mayBeEmpty = offer.code === '' ? '' : ' (if it has one)'
  const day = (name: 'from' | 'until', label: string) => (
    <Field label={label} problem={problems?.[name] ?? null}>
      {control => (
        <TextInput {...control} type="date" value={offer[name]} onChange={event => onChange({ ...offer, [name]: event.currentTarget.value })} />
      )}
    </Field>
  )
  return (
    <Stack gap={4}>
      <Flex gap={4} wrap="wrap" align="flex-start">
        {day('from', `First day of the visit${mayBeEmpty}`)}
        {day('until', `Last day of the visit${mayBeEmpty}`)}
      </Flex>
      <FieldGroup label="On these weekdays; none ticked, it is for every day">
        <Flex gap={3} wrap="wrap">
          {WEEKDAYS.map(({ value, title }) => (
            <CheckField
              key={value}
              label={title}
              isChecked={offer.weekdays.has(value)}
              onChange={() => onChange({ ...offer, weekdays: offer.weekdays.symmetricDifference(new Set([value])) })}
              readOnly={false}
            />
          ))}
        </Flex>
      </FieldGroup>
    </Stack>
  )
}
