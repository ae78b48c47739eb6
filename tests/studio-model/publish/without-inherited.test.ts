import { expect, test } from 'vitest'
import { checkDraft } from '#src/studio-model/publish/check-draft.ts'
import { toFillIn } from '#src/studio-model/publish/to-fill-in.ts'
import { placeOf } from '#src/studio-model/documents/place-of.ts'
import { withoutInherited } from '#src/studio-model/publish/without-inherited.ts'
import { ANY_MEDIA } from '../../support/content/any-media.ts'
import { sampleDocuments } from '../../support/content/sample-documents.ts'

test('a photograph without words is asked for where it was chosen, not in the mobile page that shows it too', async () => {
  const published = (await sampleDocuments()).map(document => (document._id === 'business' ? { ...document, language: 'en' } : document))
  const site = published.find(({ _id }) => _id === 'site') ?? { _id: 'site', _type: 'site' }
  const { sections } = site['desktop'] as { sections: object[] }
  const picture = { _type: 'Image', asset: { _type: 'reference', _ref: `image-${'a'.repeat(40)}-800x600-jpg` } }
  const draft = {
    ...site,
    desktop: { ...(site['desktop'] as object), sections: sections.map((section, at) => (at === 0 ? { ...section, picture } : section)) },
  }
  const { errors } = checkDraft(draft, { published, drafts: [] }, ANY_MEDIA)
  expect(errors).toHaveLength(2)
  const left = withoutInherited(errors, draft)
  expect(left).toMatchObject([{ pointer: '/desktop/sections/0/picture/alt' }])
  const paths = left.map(({ pointer, message }) => ({ path: placeOf(draft, 'Site', pointer).path, message }))
  expect(toFillIn(draft, 'Site', paths)).toMatchObject([{ name: 'Desktop, Detailing that comes to you', parts: ['What it shows'] }])
})
