import { Stack, Text } from '@sanity/ui'

/** Lines as a list. */
export function ListedLines({ lines }: { lines: readonly string[] }) {
  return (
    <Stack as="ul" gap={3}>
      {lines.map(line => (
        <Text as="li" key={line} size={1}>
          {line}
        </Text>
      ))}
    </Stack>
  )
}
