import { Button, Flex, Text } from '@sanity/ui'

interface PutAllBackProps {
  /** How many prices of a publishing are otherwise now. */
  count: number
  locale: string
  /** Null while nothing can be edited. */
  onPutBack: (() => void) | null
}

/** The press that puts back all that a publishing changed. */
export function PutAllBack({ count, locale, onPutBack }: PutAllBackProps) {
  if (count === 0) return <Text size={1}>All as before this publishing.</Text>
  const text = count === 1 ? 'Put the one that differs back' : `Put all ${count.toLocaleString(locale)} back`
  return (
    <Flex>
      <Button mode="ghost" padding={2} fontSize={1} text={text} disabled={onPutBack === null} onClick={() => onPutBack?.()} />
    </Flex>
  )
}
