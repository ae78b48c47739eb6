import { Stack, Text } from '@sanity/ui'
import { useMemo } from 'react'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import type { TextAgainst } from '../../studio-model/documents/sentences.ts'
import { textAt } from '../../studio-model/draft/draft-value.ts'
import { textsNamingCategory } from '../../studio-model/publish/texts-naming-category.ts'
import { Folded } from './folded.tsx'
import { PlaceLink } from './place-link.tsx'

interface StillNamingProps {
  /** The category that goes, or is gone. */
  category: DatasetDocument
  /** The id of the document whose form is open beside it; null where none is. */
  openId: string | null
  /** Each once, as they are published without the category. */
  documents: readonly DatasetDocument[]
}

/** More sentences are folded. */
const SHOWN = 3

/** The sentences of the site that name a category without which they would be, each with links to where it stands; nothing where there is none. */
export function StillNaming({ category, openId, documents }: StillNamingProps) {
  const texts = useMemo(() => textsNamingCategory(category, documents), [category, documents])
  const quotes = [...Map.groupBy(texts, ({ quote }) => quote)]
  if (quotes.length === 0) return null
  const title = quotes.length === 1 ? 'This text still names it:' : 'These texts still name it:'
  const more = quotes.slice(SHOWN)
  return (
    <Stack as="section" gap={4} aria-label={`Texts that still name “${textAt(category, 'title') ?? ''}”`}>
      <Text size={1}>{title}</Text>
      <Quotes quotes={quotes.slice(0, SHOWN)} openId={openId} documents={documents} />
      {more.length > 0 && (
        <Folded title={more.length === 1 ? 'One more' : `${more.length} more`}>
          <Quotes quotes={more} openId={openId} documents={documents} />
        </Folded>
      )}
    </Stack>
  )
}

interface QuotesProps extends Omit<StillNamingProps, 'category'> {
  quotes: readonly (readonly [quote: string, places: readonly TextAgainst[]])[]
}

/** What several places say alike, such as both layouts, is quoted once. */
function Quotes({ quotes, openId, documents }: QuotesProps) {
  return (
    <Stack as="ul" gap={5} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {quotes.map(([quote, places]) => (
        <Stack as="li" key={quote} gap={4}>
          <Text size={1}>“{quote}”</Text>
          {onceEach(places).map(({ document: id, pointer }) => {
            const document = documents.find(({ _id }) => _id === id)
            if (document === undefined) return null
            return (
              <Text key={id + pointer} size={1}>
                <PlaceLink openId={openId} document={document} pointer={pointer} documents={documents} />
              </Text>
            )
          })}
        </Stack>
      ))}
    </Stack>
  )
}

/** A text may say a sentence twice. */
function onceEach(places: readonly TextAgainst[]): TextAgainst[] {
  return [...new Map(places.map(place => [place.document + place.pointer, place])).values()]
}
