import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { textsNamingGone } from '../../studio-model/publish/texts-naming-gone.ts'
import { TextsAgainst } from './texts-against.tsx'

interface GoneTitlesProps {
  openId: string | null
  /** The documents that change. */
  ids: readonly string[]
  /** Every version of every document, drafts first. */
  documents: readonly DatasetDocument[]
}

/** Texts that still name a package or an add-on that a change takes away. */
export function GoneTitles({ openId, ids, documents }: GoneTitlesProps) {
  return ids.map(id => {
    const [draft, published] = documents.filter(({ _id }) => _id === id)
    if (draft?._type !== 'category' || published === undefined) return null
    return (
      <TextsAgainst
        key={id}
        openId={openId}
        documents={documents}
        kind={{
          label: 'Texts that name what goes',
          title: count => `${count === 1 ? 'A text still names' : 'Texts still name'} what goes:`,
          against: id,
          find: now => textsNamingGone(published, draft, now),
        }}
      />
    )
  })
}
