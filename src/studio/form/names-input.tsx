import { Card, Checkbox, Flex, Stack, Text } from '@sanity/ui'
import { type ArrayOfPrimitivesInputProps, type Path, set, type StringInputProps, unset } from 'sanity'
import { usePublished } from '../content/use-published.ts'
import { useNamedThings } from '../content/use-named-things.ts'
import { choicesOf, withUnknown } from '../../studio-model/documents/choices-of.ts'
import type { StudioNames, StudioOption } from '../../studio-model/documents/studio-type.ts'
import { ChoiceSelect } from './choice-select.tsx'

/** Selects one thing by its id. */
export function nameInput(names: StudioNames) {
  return function NameInput(props: StringInputProps) {
    return <ChoiceSelect {...props} options={useChoices(names, props.path)} />
  }
}

/** Selects any number of things by their ids. */
export function namesInput(names: StudioNames) {
  return function NamesInput({ value, onChange, readOnly, id, path }: ArrayOfPrimitivesInputProps<string>) {
    const chosen = value ?? []
    const options = withUnknown(useChoices(names, path), chosen, usePublished())
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

function useChoices(names: StudioNames, path: Path): StudioOption[] {
  return choicesOf(names, useNamedThings(path))
}
