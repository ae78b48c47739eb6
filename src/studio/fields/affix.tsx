import { Box, Text } from '@sanity/ui'

/** Text before or after a number in its field. */
export function Affix({ text }: { text: string }) {
  return (
    <Box padding={3} aria-hidden>
      <Text size={1} muted>
        {text}
      </Text>
    </Box>
  )
}
