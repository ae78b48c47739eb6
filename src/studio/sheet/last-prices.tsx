import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useMemo } from 'react'
import type { EditingContent } from '../../studio-model/draft/editing-content.ts'
import { rowsIn } from '../../studio-model/history/change-rows.ts'
import { momentText } from '../../studio-model/history/moment-text.ts'
import { countBack, leftOutOf, type PublishedPart, publishedParts, putAllBack, whyNoneBack } from '../../studio-model/history/published-parts.ts'
import { pricesAlone } from '../../studio-model/history/part-back.ts'
import { pricesOf } from '../../studio-model/history/published-together.ts'
import { type Documents, draftsFirst } from '../../studio-model/publish/check-draft.ts'
import { changedAt, pricesText } from '../../studio-model/reprice/price-count.ts'
import { Folded } from '../change/folded.tsx'
import { useLastChanges } from '../start/use-last-changes.ts'
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
      : told.publishings.map(parts => publishedParts(pricesOf(parts.map(part => ({ ...part, prices: pricesAlone(part) }))), all, published))
  const [last, ...earlier] = publishings.filter(parts => parts.length > 0).slice(0, MOST_SHOWN)
  if (last === undefined) return null
  return (
    <Card as="section" aria-label="Prices that were published last">
      <Stack gap={3}>
        <LastPublishing parts={last} content={content} onPutBack={putBack} />
        {earlier.length > 0 && (
          <Folded title="Earlier ones">
            {earlier.map(parts => (
              <LastPublishing key={parts[0]?.changes[0].id} parts={parts} content={content} onPutBack={putBack} />
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
  content: EditingContent
  onPutBack: PutBack
}

function LastPublishing({ parts, content, onPutBack }: LastPublishingProps) {
  const { locale } = content
  const changes = parts.flatMap(part => part.changes)
  const names = parts.map(({ category }) => String(category['title']))
  const where = names.length > MOST_NAMED ? `${names.length} categories` : names.join(', ')
  const title = `${pricesText(changedAt(changes), locale)} in ${where}, ${momentText(changes[0]?.timestamp ?? '', locale)}`
  const count = countBack(parts)
  return (
    <Flex gap={3} align="center" wrap="wrap">
      <Text size={1}>Published: {title}.</Text>
      {count === 0 ? (
        <Text size={1} muted>
          {whyNoneBack(parts)}
        </Text>
      ) : (
        <Button
          mode="ghost"
          padding={2}
          fontSize={1}
          text={count === 1 ? 'Put it back…' : `Put ${count.toLocaleString(locale)} back…`}
          aria-label={`Put back: ${title}`}
          onClick={() => onPutBack(putAllBack(parts))}
        />
      )}
      {count > 0 && <LeftOutLines left={leftOutOf(parts, category => rowsIn(category, content))} />}
    </Flex>
  )
}

/** More are counted. */
const MOST_NAMED = 2
