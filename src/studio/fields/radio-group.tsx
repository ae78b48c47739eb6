import { Flex, Radio, Text } from '@sanity/ui'
import { useId } from 'react'
import { HIDDEN } from './field.tsx'

interface RadioGroupProps<T extends string> {
  label: string
  isLabelShown?: boolean
  /** Null when none of them is chosen. */
  value: T | null
  options: readonly { value: T; title: string; isDisabled?: boolean }[]
  onChange: (value: T) => void
  readOnly: boolean
}

/** A choice with all options visible. */
export function RadioGroup<T extends string>({ label, isLabelShown = false, value, options, onChange, readOnly }: RadioGroupProps<T>) {
  const id = useId()
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <legend style={HIDDEN}>{label}</legend>
      <Flex gap={4} wrap="wrap" align="center">
        {isLabelShown && (
          <Text size={1} muted aria-hidden>
            {label}
          </Text>
        )}
        {options.map(option => (
          <label key={option.value} style={{ display: 'flex', alignItems: 'center', gap: 8, padding: '4px 0' }}>
            <Radio
              name={id}
              checked={option.value === value}
              disabled={readOnly || (option.isDisabled ?? false)}
              onChange={() => onChange(option.value)}
            />
            <Text size={1} muted={option.isDisabled ?? false}>
              {option.title}
            </Text>
          </label>
        ))}
      </Flex>
    </fieldset>
  )
}
