import { Text } from '@sanity/ui'
import { type LeftOut, leftOutWords } from '../../studio-model/history/left-out.ts'

/** Which prices of a publishing are not put back with the others, and why. */
export function LeftOutLines({ left }: { left: readonly LeftOut[] }) {
  return leftOutWords(left).map(words => (
    <Text key={words} size={1} muted>
      {words}
    </Text>
  ))
}
