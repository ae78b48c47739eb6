import { Text } from '@sanity/ui'

/** The first lines, and how many more there are. */
export function FirstLines({ lines, most = 6 }: { lines: readonly string[]; most?: number }) {
  return (
    <>
      {lines.slice(0, most).map(line => (
        <Text key={line} size={1}>
          {line}
        </Text>
      ))}
      {lines.length > most && <Text size={1}>And {lines.length - most} more.</Text>}
    </>
  )
}
