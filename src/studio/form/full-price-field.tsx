import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { insert, type NumberFieldProps, PatchEvent, set, useFormValue } from 'sanity'
import { useDocumentPane } from 'sanity/structure'
import { oneItemAlone } from '../../studio-model/prices/one-item-alone.ts'
import { useLanguage } from '../content/use-language.ts'

/** How many items of a visit stay at the full price; where some do, with a press that makes the rule one for a single item. */
export function FullPriceField(props: NumberFieldProps) {
  const { path, inputProps } = props
  const { onChange } = useDocumentPane()
  const [made, setMade] = useState(0)
  const visit = useFormValue([])
  const place = path.slice(0, 2)
  const rules = oneItemAlone(useFormValue(place), path[2] === 'when' ? visit : null, useLanguage())
  const write = () => {
    const [first, ...others] = rules ?? []
    if (first === undefined) return
    onChange(PatchEvent.from([set(first, place), insert(others, 'after', place)]))
    setMade(others.length)
  }
  return (
    <Stack gap={4}>
      {props.renderDefault(props)}
      {rules !== null && inputProps.readOnly !== true && (
        <Flex>
          <Button mode="ghost" fontSize={1} padding={2} text="Only one item, however many there are" onClick={write} />
        </Flex>
      )}
      <output>
        {made > 0 && (
          <Text size={1} muted>
            This rule is now for the fewest items;{' '}
            {made === 1 ? 'one more rule below it is for one more item' : `${made} more rules below it are for each larger number`}.
          </Text>
        )}
      </output>
    </Stack>
  )
}
