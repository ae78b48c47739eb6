import { Stack, TextInput } from '@sanity/ui'
import { decimalFrom, decimalText } from '../../studio-model/numbers/decimal-text.ts'
import { type Offer, type OfferProblems, USES_RULE } from '../../studio-model/offer/offer.ts'
import { CheckField } from '../fields/check-field.tsx'
import { Field } from '../fields/field.tsx'
import { FieldGroup } from '../fields/field-group.tsx'
import { TypedField } from '../fields/typed-field.tsx'

interface OfferCodeFieldsProps {
  offer: Offer
  problems: Pick<Partial<OfferProblems>, 'code' | 'uses'>
  onChange: (offer: Offer) => void
}

/** The code that an offer is for, and how often that may be used. */
export function OfferCodeFields({ offer, problems, onChange }: OfferCodeFieldsProps) {
  return (
    <Stack gap={4}>
      <Field label="Only with a code, such as WINTER10; left empty, it is for everybody" problem={problems.code ?? null}>
        {control => (
          <TextInput
            {...control}
            value={offer.code}
            autoComplete="off"
            onChange={event => onChange({ ...offer, code: event.currentTarget.value.trimStart() })}
          />
        )}
      </Field>
      {offer.code !== '' && (
        <FieldGroup label="How often the code may be used; left empty, any number of times">
          <Stack gap={3}>
            <TypedField
              label="In all, over all categories"
              problem={problems.uses ?? null}
              readOnly={false}
              value={offer.uses}
              textOf={value => decimalText(value, 0)}
              read={text => decimalFrom(text, USES_RULE)}
              onChange={uses => onChange({ ...offer, uses })}
            />
            <CheckField
              label="Once for each customer"
              isChecked={offer.isOncePerCustomer}
              onChange={isOncePerCustomer => onChange({ ...offer, isOncePerCustomer })}
              readOnly={false}
            />
          </Stack>
        </FieldGroup>
      )}
    </Stack>
  )
}
