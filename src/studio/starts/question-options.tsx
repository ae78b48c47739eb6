import { Button, Flex, Stack, TextArea } from '@sanity/ui'
import { useState } from 'react'
import { type ArrayOfObjectsInputProps, insert, setIfMissing } from 'sanity'
import { optionsOfLines } from '../../studio-model/starts/options-of-lines.ts'
import { Field } from '../fields/field.tsx'
import { MissingPrices } from './missing-prices.tsx'

/** The answers to a question: one after another, or several at once as lines, typed or pasted. */
export function QuestionOptions(props: ArrayOfObjectsInputProps) {
  const { value, readOnly, onChange } = props
  const [lines, setLines] = useState<string | null>(null)
  const add = () => {
    const options = optionsOfLines(lines ?? '', value)
    if (options.length > 0) onChange([setIfMissing([]), insert(options, 'after', [-1])])
    setLines(null)
  }
  return (
    <Stack gap={4}>
      {props.renderDefault(props)}
      {readOnly !== true && <MissingPrices path={props.path} />}
      {readOnly !== true && lines === null && (
        <Flex>
          <Button mode="ghost" fontSize={1} padding={3} text="Add several…" onClick={() => setLines('')} />
        </Flex>
      )}
      {lines !== null && (
        <Stack gap={3}>
          <Field label="One answer on each line" problem={null}>
            {control => <TextArea {...control} rows={4} value={lines} onChange={event => setLines(event.currentTarget.value)} />}
          </Field>
          <Flex gap={3}>
            <Button fontSize={1} padding={3} text="Add these" onClick={add} />
            <Button mode="ghost" fontSize={1} padding={3} text="Not now" onClick={() => setLines(null)} />
          </Flex>
        </Stack>
      )}
    </Stack>
  )
}
