import { Card, Stack, Text } from '@sanity/ui'
import type { ObjectInputProps } from 'sanity'
import { taxExample } from '../../studio-model/prices/tax-words.ts'
import { useEditingContent } from '../content/use-editing-content.ts'

/** Edits a tax, with what it comes to beside it. */
export function TaxInput(props: ObjectInputProps) {
  const content = useEditingContent()
  const example = content === 'loading' || content === null ? null : taxExample(props.value ?? {}, content)
  return (
    <Stack gap={4}>
      {props.renderDefault(props)}
      <Card padding={3} radius={2} tone="transparent" border>
        <Stack gap={3}>
          <Text size={1} muted>
            For example
          </Text>
          <output style={{ display: 'block' }}>
            <Text size={1}>{example ?? 'Fill in the percentage, and an example is shown here.'}</Text>
          </output>
        </Stack>
      </Card>
    </Stack>
  )
}
