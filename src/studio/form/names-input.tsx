import { Card, Checkbox, Flex, Select, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { type ArrayOfPrimitivesInputProps, set, type StringInputProps, unset, useClient, useFormValue } from 'sanity'
import { contentOf } from '../content/content-store.ts'
import { choicesOf, withUnknown } from '../model/choices-of.ts'
import type { StudioNames, StudioOption } from '../model/studio-type.ts'

/** Chooses one thing that is named by its id. */
export function nameInput(names: StudioNames) {
  return function NameInput({ value, onChange, readOnly, elementProps, id }: StringInputProps) {
    const options = withUnknown(useChoices(names), value === undefined ? [] : [value])
    return (
      <Select
        {...elementProps}
        id={id}
        value={value ?? ''}
        disabled={readOnly === true}
        onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? unset() : set(currentTarget.value))}
      >
        <option value="">None</option>
        {options.map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </Select>
    )
  }
}

/** Chooses any of the things that are named by their ids. */
export function namesInput(names: StudioNames) {
  return function NamesInput({ value, onChange, readOnly, id }: ArrayOfPrimitivesInputProps<string>) {
    const chosen = value ?? []
    const options = withUnknown(useChoices(names), chosen)
    const toggle = (id: string, isOn: boolean) => {
      const next = options.map(({ value }) => String(value)).filter(known => (known === id ? isOn : chosen.includes(known)))
      onChange(next.length === 0 ? unset() : set(next))
    }
    return (
      <Card border padding={3} radius={2}>
        <Stack gap={3}>
          {options.length === 0 && (
            <Text muted size={1}>
              There is nothing to choose from yet
            </Text>
          )}
          {options.map(({ value, title }) => (
            <Flex key={value} align="center" gap={2} as="label">
              <Checkbox
                id={`${id}.${value}`}
                checked={chosen.includes(String(value))}
                disabled={readOnly === true}
                onChange={({ currentTarget }) => toggle(String(value), currentTarget.checked)}
              />
              <Text size={1}>{title}</Text>
            </Flex>
          ))}
        </Stack>
      </Card>
    )
  }
}

/** What can be chosen now: from the document that is edited, and from the business. */
function useChoices(names: StudioNames): StudioOption[] {
  const category = useFormValue([])
  const client = useClient({ apiVersion: '2025-02-19' })
  const [business, setBusiness] = useState<unknown>(null)
  useEffect(() => {
    const following = contentOf(client).subscribe(({ drafts, published }) =>
      setBusiness([...drafts, ...published].find(({ _id }) => _id === 'business')),
    )
    return () => following.unsubscribe()
  }, [client])
  return choicesOf(names, { category, business })
}
