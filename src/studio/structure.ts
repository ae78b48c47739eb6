import type { StructureResolver } from 'sanity/structure'
import { STUDIO_TYPES } from './model/generated/studio-types.ts'
import { DOCUMENT_SHAPE, isSingleton } from './model/documents.ts'

/** What stands in the Studio's first list: what is sold, then each document that the site has once. */
export const structure: StructureResolver = S => {
  const singletons = Object.entries(DOCUMENT_SHAPE).filter(([type]) => isSingleton(type))
  return S.list()
    .title('Content')
    .items([
      S.documentTypeListItem('category').title('Categories'),
      S.divider(),
      ...singletons.map(([type, shape]) => {
        const title = STUDIO_TYPES[shape]?.title ?? shape
        return S.listItem().id(type).title(title).child(S.document().schemaType(type).documentId(type).title(title))
      }),
    ])
}
