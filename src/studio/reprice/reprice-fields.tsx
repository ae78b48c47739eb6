import { Stack } from '@sanity/ui'
import type { EditingContent } from '../../studio-model/draft/editing-content.ts'
import type { AmountChange } from '../../studio-model/reprice/amount-change.ts'
import { pathText, type PricePlace } from '../../studio-model/reprice/price-places.ts'
import { RadioGroup } from '../fields/radio-group.tsx'
import { SelectField } from '../fields/select-field.tsx'
import { ChangeFields } from './change-fields.tsx'

/** What is to be done: change amounts (null while nothing is said), or copy a price from a place. */
export type Wish = { kind: 'change'; change: AmountChange | null } | { kind: 'copy'; from: string | undefined }

export const NO_WISH: Wish = { kind: 'change', change: null }

interface RepriceFieldsProps {
  wish: Wish
  places: readonly PricePlace[]
  content: EditingContent
  onChange: (wish: Wish) => void
}

/** What to do with the prices, in an owner's words. */
export function RepriceFields({ wish, places, content, onChange }: RepriceFieldsProps) {
  return (
    <Stack gap={4}>
      <RadioGroup
        label="What to do"
        value={wish.kind}
        options={[
          { value: 'change', title: 'Raise, lower or round' },
          { value: 'copy', title: 'Copy a price' },
        ]}
        onChange={kind => onChange(kind === 'copy' ? { kind, from: undefined } : NO_WISH)}
        readOnly={false}
      />
      {wish.kind === 'change' ? (
        <ChangeFields change={wish.change} content={content} onChange={change => onChange({ kind: 'change', change })} />
      ) : (
        <SelectField
          label="Copy the price of"
          problem={null}
          readOnly={false}
          value={wish.from}
          options={places.filter(({ isPrice }) => isPrice).map(({ path, group, title }) => ({ id: pathText(path), label: `${group}: ${title}` }))}
          onChange={from => onChange({ kind: 'copy', from })}
        />
      )}
    </Stack>
  )
}
