import { Box, Flex, Select } from '@sanity/ui'
import { set, type StringInputProps, unset } from 'sanity'
import { Thumbnail } from './thumbnail.tsx'
import { useMedia } from './use-media.ts'

/** Chooses one of the drawings that there are. */
export function IllustrationInput({ value, onChange, readOnly, elementProps, id }: StringInputProps) {
  const names = useMedia()?.illustrations ?? []
  const options = value === undefined || names.includes(value) ? names : [value, ...names]
  return (
    <Flex align="center" gap={3}>
      <Thumbnail kind="illustrations" name={value} size={36} />
      <Box flex={1}>
        <Select
          {...elementProps}
          id={id}
          value={value ?? ''}
          disabled={readOnly === true}
          onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? unset() : set(currentTarget.value))}
        >
          <option value="">None</option>
          {options.map(name => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </Box>
    </Flex>
  )
}
