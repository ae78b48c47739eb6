import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'

interface PublishingCardProps {
  title: string
  /** How many of its prices can be put back. */
  count: number
  /** Shown in place of the button where `count` is 0. */
  whyNone: string
  locale: string
  /** Null while nothing can be edited. */
  onPutBack: (() => void) | null
  /** The changes. */
  children: ReactNode
}

/** The prices that one publishing changed, with a press that puts all of them back. */
export function PublishingCard({ title, count, whyNone, locale, onPutBack, children }: PublishingCardProps) {
  const text = count === 1 ? 'Put the one that differs back' : `Put all ${count.toLocaleString(locale)} back`
  return (
    <Card border radius={2} padding={3}>
      <Stack as="section" gap={4} aria-label={title}>
        <Text size={1} weight="semibold">
          {title}
        </Text>
        {count === 0 ? (
          <Text size={1}>{whyNone}</Text>
        ) : (
          <Flex>
            <Button mode="ghost" padding={2} fontSize={1} text={text} disabled={onPutBack === null} onClick={() => onPutBack?.()} />
          </Flex>
        )}
        {children}
      </Stack>
    </Card>
  )
}
