import { Stack, TextInput } from '@sanity/ui'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import type { EditingContent } from '../../studio-model/draft/editing-content.ts'
import { decimalFrom, decimalText } from '../../studio-model/numbers/decimal-text.ts'
import { type Offer, type OfferProblems, offRule } from '../../studio-model/offer/offer.ts'
import { Field } from '../fields/field.tsx'
import { RadioGroup } from '../fields/radio-group.tsx'
import { TypedField } from '../fields/typed-field.tsx'
import { OfferCodeFields } from './offer-code-fields.tsx'
import { OfferDays } from './offer-days.tsx'
import { PackageChoice } from './package-choice.tsx'

interface OfferFieldsProps {
  offer: Offer
  /** What each field lacks, as far as it is told yet. */
  problems: Partial<OfferProblems>
  current: readonly DatasetDocument[]
  content: EditingContent
  onChange: (offer: Offer) => void
}

/** What an offer is called, how much is off, on which days, for whom, and of which packages. */
export function OfferFields({ offer, problems, current, content: { money, currencySign }, onChange }: OfferFieldsProps) {
  const isPercent = offer.by === 'percent'
  const rule = offRule(offer, money)
  return (
    <Stack gap={4}>
      <Field label="What it is called; visitors read it" problem={problems.title ?? null}>
        {control => <TextInput {...control} value={offer.title} onChange={event => onChange({ ...offer, title: event.currentTarget.value })} />}
      </Field>
      <RadioGroup
        label="By"
        value={offer.by}
        options={[
          { value: 'percent', title: 'A percentage' },
          { value: 'amount', title: 'An amount' },
        ]}
        onChange={by => onChange({ ...offer, by, off: undefined })}
        readOnly={false}
      />
      <TypedField
        key={offer.by}
        label="Off"
        problem={problems.off ?? null}
        readOnly={false}
        value={offer.off}
        textOf={value => decimalText(value, rule.decimals, isPercent)}
        read={text => decimalFrom(text, rule)}
        {...(isPercent ? { suffix: '%' } : { prefix: currencySign })}
        onChange={off => onChange({ ...offer, off })}
      />
      <OfferDays offer={offer} problems={problems} onChange={onChange} />
      <OfferCodeFields offer={offer} problems={problems} onChange={onChange} />
      {isPercent && (
        <RadioGroup
          label="Of what"
          isLabelShown
          value={offer.of}
          options={[
            { value: 'package', title: 'The package' },
            { value: 'base', title: 'Package and add-ons' },
          ]}
          onChange={of => onChange({ ...offer, of })}
          readOnly={false}
        />
      )}
      <PackageChoice current={current} chosen={offer} problem={problems.packages ?? null} onChange={chosen => onChange({ ...offer, ...chosen })} />
    </Stack>
  )
}
