import { Button, Flex, Stack, TextInput } from '@sanity/ui'
import { type ReactNode, useRef } from 'react'
import type { DraftNumber } from '../../studio-model/numbers/draft-number.ts'
import type { FeeArea, FeeProblems } from '../../studio-model/prices/travel-fee.ts'
import { Field } from '../fields/field.tsx'

/** The field of an amount, by its label. */
export type AmountField = (label: string, value: DraftNumber, problem: string | null, onChange: (amount: DraftNumber) => void) => ReactNode

interface FeeAreasProps {
  areas: readonly FeeArea[]
  problems: FeeProblems['areas'] | null
  amount: AmountField
  onChange: (areas: readonly FeeArea[]) => void
}

/** Where the way costs what, a line for each. */
export function FeeAreas({ areas, problems, amount, onChange }: FeeAreasProps) {
  const change = (key: string, part: Partial<FeeArea>) => onChange(areas.map(area => (area.key === key ? { ...area, ...part } : area)))
  const next = String(Math.max(...areas.map(({ key }) => Number(key))) + 1)
  /** The place that was added last and has not been shown yet: what is typed next is its name. */
  const added = useRef<string | null>(null)
  const focusAdded = (key: string) => (name: HTMLInputElement | null) => {
    if (name === null || added.current !== key) return
    added.current = null
    name.focus()
  }
  const add = () => {
    added.current = next
    onChange([...areas, { key: next, name: '', amount: undefined }])
  }
  return (
    <Stack gap={4}>
      {areas.map(({ key, name, amount: cost }, at) => (
        <Flex key={key} gap={3} wrap="wrap" align="flex-start">
          <Field label={`ZIP codes or place ${at + 1}, such as 83814, 83815`} problem={problems?.[at]?.name ?? null}>
            {control => (
              <TextInput {...control} ref={focusAdded(key)} value={name} onChange={event => change(key, { name: event.currentTarget.value })} />
            )}
          </Field>
          {amount(`Fee for ${at + 1}; 0 for none`, cost, problems?.[at]?.amount ?? null, value => change(key, { amount: value }))}
          {areas.length > 1 && (
            <Button
              mode="ghost"
              fontSize={1}
              padding={2}
              text="Remove"
              aria-label={`Remove ${name === '' ? `place ${at + 1}` : name}`}
              onClick={() => onChange(areas.filter(area => area.key !== key))}
            />
          )}
        </Flex>
      ))}
      <Flex>
        <Button mode="ghost" fontSize={1} padding={2} text="Add a place" onClick={add} />
      </Flex>
    </Stack>
  )
}
