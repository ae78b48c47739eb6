import { Flex, Stack } from '@sanity/ui'
import type { Offer, OfferProblems } from '../../studio-model/offer/offer.ts'
import { WEEKDAYS } from '../../studio-model/hours/week.ts'
import { CheckField } from '../fields/check-field.tsx'
import { DateField } from '../fields/date-field.tsx'
import { FieldGroup } from '../fields/field-group.tsx'

interface OfferDaysProps {
  offer: Offer
  problems: Pick<Partial<OfferProblems>, 'from' | 'until'>
  onChange: (offer: Offer) => void
}

/** The days of visits for which an offer is: a span, and days of the week; and whether it is shown before. */
export function OfferDays({ offer, problems, onChange }: OfferDaysProps) {
  const day = (name: 'from' | 'until', label: string) => (
    <DateField label={label} problem={problems[name] ?? null} value={offer[name]} onChange={chosen => onChange({ ...offer, [name]: chosen })} />
  )
  return (
    <Stack gap={4}>
      <FieldGroup label={offer.code === '' ? 'For visits' : 'For visits; left empty, on any day'}>
        <Flex gap={4} wrap="wrap" align="flex-start">
          {day('from', 'From')}
          {day('until', 'Until')}
        </Flex>
      </FieldGroup>
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
      {offer.code === '' && (
        <CheckField
          label="Pages show it before its first day, too"
          isChecked={offer.isAnnounced}
          onChange={isAnnounced => onChange({ ...offer, isAnnounced })}
          readOnly={false}
        />
      )}
    </Stack>
  )
}
