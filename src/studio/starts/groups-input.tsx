import { AddIcon } from '@sanity/icons/Add'
import { Button, Stack } from '@sanity/ui'
import {
  type ArrayInputFunctionsProps,
  type ArrayOfObjectsInputProps,
  type ArraySchemaType,
  insert,
  PatchEvent,
  pathToString,
  setIfMissing,
} from 'sanity'
import { type Keyed, keyedList, textAt } from '../../studio-model/draft/draft-value.ts'
import { usualItem } from '../../studio-model/starts/usual-item.ts'
import { focusNewItem } from '../form/focus-new-item.ts'
import { useGoTo } from '../form/use-go-to.ts'
import { newKey } from '../price/price-editor.ts'
import { UsualItems } from './usual-items.tsx'

/** The groups of add-ons, with a press for one more add-on of each: whoever looks for that sees it without opening its group. */
export function GroupsInput(props: ArrayOfObjectsInputProps) {
  return <UsualItems {...props} arrayFunctions={AddToGroups} />
}

type Functions = ArrayInputFunctionsProps<{ _key: string; _type?: string }, ArraySchemaType>

function AddToGroups({ readOnly = false, value, path, onChange, onItemAppend }: Functions) {
  const goTo = useGoTo()
  const groups = keyedList(value)
  const addTo = ({ key: group, item }: Keyed) => {
    const added = { ...usualItem('Addon', item['items']), _type: 'Addon', _key: newKey() }
    const items = [{ _key: group }, 'items']
    const at = [...path, ...items, { _key: added._key }]
    onChange(PatchEvent.from([setIfMissing([], items), insert([added], 'after', [...items, -1])]))
    goTo(at)
    focusNewItem(pathToString(at))
  }
  return (
    <Stack gap={2}>
      {groups.map(group => (
        <Button
          key={group.key}
          mode="ghost"
          icon={AddIcon}
          text={groups.length === 1 ? 'Add an add-on' : `Add an add-on to “${textAt(group.item, 'title') ?? ''}”`}
          disabled={readOnly}
          onClick={() => addTo(group)}
        />
      ))}
      {/* "Add" alone read as if it added one more add-on. */}
      <Button
        data-testid="add-single-object-button"
        mode={groups.length === 0 ? 'ghost' : 'bleed'}
        icon={AddIcon}
        text="Add a group"
        disabled={readOnly}
        onClick={() => onItemAppend({ _type: 'AddonGroup', _key: newKey() })}
      />
    </Stack>
  )
}
