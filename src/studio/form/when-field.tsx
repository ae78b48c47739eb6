import { Button, Flex, Stack, Text } from '@sanity/ui'
import type { ObjectFieldProps } from 'sanity'
import { conditionWords } from '../../studio-model/prices/condition-words.ts'
import { useNamedThings } from '../content/use-named-things.ts'
import { FilledOpenField } from './filled-open-field.tsx'

/** When a rule holds, in a line while it is folded, with a press that opens it. */
export function whenField(type: 'When' | 'VisitWhen') {
  return function WhenField(props: ObjectFieldProps) {
    const { value, collapsed = false, inputProps, title = 'When', onExpand } = props
    const words = conditionWords(type, value, useNamedThings())
    return (
      <Stack gap={3}>
        <FilledOpenField {...props} />
        {collapsed && (
          <Flex gap={3} align="center" wrap="wrap">
            <Text size={1}>{words === '' ? 'Always' : words}</Text>
            {inputProps.readOnly !== true && (
              <Button mode="ghost" fontSize={1} padding={2} text="Change" aria-label={`${title}: change`} onClick={onExpand} />
            )}
          </Flex>
        )}
      </Stack>
    )
  }
}
