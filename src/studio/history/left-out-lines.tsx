import { Text } from '@sanity/ui'
import { type LeftOut, leftOutWords } from '../../studio-model/history/left-out.ts'

interface LeftOutLinesProps {
  left: readonly LeftOut[]
  /** Said instead where nothing can be put back, for one and the same reason. */
  whyNone: string | null
}

/** Which prices of a publishing are not put back with the others, and why. */
export function LeftOutLines({ left, whyNone }: LeftOutLinesProps) {
  const isOneReason = new Set(left.map(({ why }) => why)).size < 2
  const lines = whyNone !== null && isOneReason ? [whyNone] : leftOutWords(left)
  return lines.map(words => (
    <Text key={words} size={1} muted>
      {words}
    </Text>
  ))
}
