import { Text } from '@sanity/ui'
import { Fragment } from 'react'
import { useUser } from 'sanity'
import { authorWords } from '../../studio-model/history/other-authors.ts'
import type { HistoryEntry } from '../../studio-model/history/price-changes.ts'

/** Names who else changed what is about to be published, in one line; nothing where nobody did. */
export function OtherAuthors({ authors }: { authors: readonly HistoryEntry[] }) {
  if (authors.length === 0) return null
  return (
    <Text size={1}>
      Also changed by{' '}
      {authors.map((entry, at) => (
        <Fragment key={entry.author}>
          {at > 0 && '; '}
          <Author entry={entry} />
        </Fragment>
      ))}
    </Text>
  )
}

function Author({ entry: { author, timestamp } }: { entry: HistoryEntry }) {
  const [user] = useUser(author)
  return authorWords(user?.displayName, timestamp, 'en')
}
