import { Flex } from '@sanity/ui'
import { type ObjectInputProps, set, setIfMissing } from 'sanity'
import { fieldsOf } from '../../studio-model/draft/draft-value.ts'
import type { DraftNumber } from '../../studio-model/numbers/draft-number.ts'
import { quantityFrom } from '../../studio-model/numbers/quantity-text.ts'
import { Folded } from '../change/folded.tsx'
import { TypedField } from '../fields/typed-field.tsx'

const SIDES = ['left', 'top', 'right', 'bottom'] as const

const NOTHING = { _type: 'Crop', left: 0, top: 0, right: 0, bottom: 0 }

interface FolderCropProps {
  value: unknown
  isReadOnly: boolean
  onChange: ObjectInputProps['onChange']
}

/** What is never shown of a file of the content folder, in percent; a picture of the dataset has Sanity's own editor for that. */
export function FolderCrop({ value, isReadOnly, onChange }: FolderCropProps) {
  const crop = fieldsOf(value)
  return (
    <Folded title="Cut off">
      <Flex gap={3} wrap="wrap">
        {SIDES.map(side => (
          <TypedField
            key={side}
            label={side.charAt(0).toUpperCase() + side.slice(1)}
            suffix="%"
            problem={null}
            readOnly={isReadOnly}
            value={crop[side] as DraftNumber}
            textOf={share => String(share ?? '')}
            read={text => quantityFrom(text, 2)}
            onChange={share => onChange([setIfMissing(NOTHING, ['crop']), set(share ?? 0, ['crop', side])])}
          />
        ))}
      </Flex>
    </Folded>
  )
}
