import { Button, Flex } from '@sanity/ui'
import type { ReactNode } from 'react'
import type { LeftOut } from '../../studio-model/history/left-out.ts'
import { LeftOutLines } from './left-out-lines.tsx'
import { TitledCard } from './titled-card.tsx'

interface PublishingCardProps {
  title: string
  /** How many of its prices can be put back. */
  count: number
  /** Shown in place of the button where `count` is 0, and all for this reason. */
  whyNone: string
  /** Those that are not put back with the others. */
  left: readonly LeftOut[]
  locale: string
  /** Null while nothing can be edited. */
  onPutBack: (() => void) | null
  /** The changes. */
  children: ReactNode
}

/** The prices that one publishing changed, with a press that puts all of them back. */
export function PublishingCard({ title, count, whyNone, left, locale, onPutBack, children }: PublishingCardProps) {
  const all = left.length === 0 ? 'all ' : ''
  const text = count === 1 ? 'Put the one that differs back' : `Put ${all}${count.toLocaleString(locale)} back`
  return (
    <TitledCard title={title} gap={4}>
      {count > 0 && (
        <Flex>
          <Button mode="ghost" padding={2} fontSize={1} text={text} disabled={onPutBack === null} onClick={() => onPutBack?.()} />
        </Flex>
      )}
      <LeftOutLines left={left} whyNone={count === 0 ? whyNone : null} />
      {children}
    </TitledCard>
  )
}
