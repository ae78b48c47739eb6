import { Stack, Text } from '@sanity/ui'
import { useDocumentOperation } from 'sanity'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import type { EditingContent } from '../../studio-model/draft/editing-content.ts'
import { putBack, valueNow } from '../../studio-model/history/price-changes.ts'
import { type Documents, draftsFirst } from '../../studio-model/publish/check-draft.ts'
import { pathText } from '../../studio-model/reprice/price-places.ts'
import { scopeAt, scopesOf } from '../../studio-model/reprice/price-scopes.ts'
import { ChangedPrice } from '../history/changed-price.tsx'
import { type CategoryChange, useLastChanges } from './use-last-changes.ts'

interface LastChangesProps {
  documents: Documents
  content: EditingContent
}

/** The last changes of published prices in all categories, each with a press that puts it back into the draft. */
export function LastChanges({ documents, content }: LastChangesProps) {
  const told = useLastChanges(documents.published.filter(({ _type }) => _type === 'category'))
  if (told === null) return <Text size={1}>Loading…</Text>
  if ('problem' in told) return <Text size={1}>The history could not be read: {told.problem}</Text>
  if (told.changes.length === 0) return <Text size={1}>None yet.</Text>
  const all = draftsFirst(documents)
  return (
    <Stack gap={5}>
      <Text size={1} muted>
        What is put back stands in a draft, to be published.
      </Text>
      {told.changes.map(change => {
        const category = all.find(({ _id }) => _id === change.categoryId)
        if (category === undefined) return null
        return (
          <Change
            key={`${change.categoryId} ${change.timestamp} ${pathText(change.place.path)}`}
            change={change}
            category={category}
            content={content}
          />
        )
      })}
    </Stack>
  )
}

function Change({ change, category, content }: { change: CategoryChange; category: DatasetDocument; content: EditingContent }) {
  const { patch } = useDocumentOperation(change.categoryId, 'category')
  return (
    <ChangedPrice
      change={{ ...change, place: { ...change.place, title: `${String(category['title'])}, ${change.place.title}` } }}
      now={valueNow(change, category)}
      scope={scopeAt(change.place, scopesOf(category, content))}
      wording={{ money: content.money, wording: content.messages.price }}
      locale={content.locale}
      onPutBack={patch.disabled === false ? () => patch.execute([{ set: putBack([change], category) }]) : null}
    />
  )
}
