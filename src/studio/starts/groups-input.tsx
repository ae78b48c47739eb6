import { AddIcon } from '@sanity/icons/Add'
import { Button } from '@sanity/ui'
import type { ArrayInputFunctionsProps, ArrayOfObjectsInputProps, ArraySchemaType } from 'sanity'
import { newKey } from '../price/price-editor.ts'
import { UsualItems } from './usual-items.tsx'

/** The groups of add-ons. "Add" alone below them read as if it added one more add-on. */
export function GroupsInput(props: ArrayOfObjectsInputProps) {
  return <UsualItems {...props} arrayFunctions={AddGroup} />
}

function AddGroup({ readOnly = false, onItemAppend }: ArrayInputFunctionsProps<{ _key: string; _type?: string }, ArraySchemaType>) {
  return (
    <Button
      data-testid="add-single-object-button"
      mode="ghost"
      icon={AddIcon}
      text="Add a group"
      disabled={readOnly}
      onClick={() => onItemAppend({ _type: 'AddonGroup', _key: newKey() })}
    />
  )
}
