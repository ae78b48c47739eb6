import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useMemo } from 'react'
import type { EditingContent } from '../../studio-model/draft/editing-content.ts'
import { publishedText } from '../../studio-model/history/back-words.ts'
import { rowsWith } from '../../studio-model/history/change-rows.ts'
import { momentText } from '../../studio-model/history/moment-text.ts'
import {
  countBack,
  leftOutOf,
  type PublishedPart,
  publishedParts,
  publishedTitle,
  putAllBack,
  whyNoneBack,
} from '../../studio-model/history/published-parts.ts'
import { pricesAlone } from '../../studio-model/history/part-back.ts'
import { pricesOf } from '../../studio-model/history/published-together.ts'
import { type Documents, draftsFirst } from '../../studio-model/publish/check-draft.ts'
import { putsBack } from '../../studio-model/history/puts-back.ts'
import { Folded } from '../change/folded.tsx'
import { useLastChanges } from '../history/use-last-changes.ts'
import { LeftOutLines } from '../history/left-out-lines.tsx'
import { type PutBack, usePutBack } from '../start/use-put-back.tsx'

interface LastPricesProps {
  documents: Documents
  content: EditingContent
}

/** More are on the first page. */
const MOST_SHOWN = 5

/** The last prices that were published, a line for each publishing, with a press that puts them back and leads to what Publish shows. */
export function LastPrices({ documents, content }: LastPricesProps) {
  const { published } = documents
  const categories = useMemo(() => published.filter(({ _type }) => _type === 'category'), [published])
  const told = useLastChanges(categories)
  const { putBack, asking } = usePutBack(documents)
  const all = draftsFirst(documents)
  const publishings =
    told === null || 'problem' in told
      ? []
      : told.publishings.map(({ parts }) => publishedParts(pricesOf(parts.map(part => ({ ...part, prices: pricesAlone(part) }))), all, published))
  const ofPrices = publishings.filter(parts => parts.length > 0)
  const lines = ofPrices.slice(0, MOST_SHOWN).map((parts, at) => ({ parts, isBack: putsBack(parts, ofPrices.slice(at + 1)) }))
  const [last, ...earlier] = lines
  if (last === undefined) return null
  return (
    <Card as="section" aria-label="Prices that were published last">
      <Stack gap={3}>
        <LastPublishing {...last} content={content} onPutBack={putBack} />
        {earlier.length > 0 && (
          <Folded title="Earlier ones">
            {earlier.map(line => (
              <LastPublishing key={line.parts[0]?.changes[0].id} {...line} content={content} onPutBack={putBack} />
            ))}
          </Folded>
        )}
        {asking}
      </Stack>
    </Card>
  )
}

interface LastPublishingProps {
  parts: readonly PublishedPart[]
  /** Whether it put an earlier one back. */
  isBack: boolean
  content: EditingContent
  onPutBack: PutBack
}

function LastPublishing({ parts, isBack, content, onPutBack }: LastPublishingProps) {
  const { locale } = content
  const rowsOf = rowsWith(content)
  const title = `${publishedTitle(parts, rowsOf, locale)}, ${momentText(parts[0]?.changes[0].timestamp ?? '', locale)}`
  const [count, left] = [countBack(parts), leftOutOf(parts, rowsOf)]
  const text = count === 1 && left.length === 0 ? 'Put it back…' : `Put ${count.toLocaleString(locale)} back…`
  return (
    <Flex gap={3} align="center" wrap="wrap">
      <Text size={1}>{publishedText(title, isBack)}.</Text>
      {/* To put back what was put back: it would not be plain which price comes of it. Start has a press for it. */}
      {count > 0 && !isBack && (
        <Button mode="ghost" padding={2} fontSize={1} text={text} aria-label={`${text} ${title}`} onClick={() => onPutBack(putAllBack(parts))} />
      )}
      <LeftOutLines left={left} whyNone={count === 0 ? whyNoneBack(parts) : null} />
    </Flex>
  )
}
