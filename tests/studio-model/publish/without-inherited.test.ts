import { expect, test } from 'vitest'
import { checkDraft } from '#src/studio-model/publish/check-draft.ts'
import { toFillIn } from '#src/studio-model/publish/to-fill-in.ts'
import { placeOf } from '#src/studio-model/documents/place-of.ts'
import { withoutInherited, withoutInheritedIn } from '#src/studio-model/publish/without-inherited.ts'
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

test.each([
  ['leads nowhere', { _type: 'link', _key: 'l' }, 'to/kind'],
  ['leads to another site without its address', { _type: 'link', _key: 'l', to: { kind: 'web' } }, 'to/address'],
  ['leads to what is no address', { _type: 'link', _key: 'l', to: { kind: 'web', address: 'example' } }, 'to/address'],
])('a link that %s is told in the answer that has it, not in the mobile page that says the answer too', async (_, link, lacks) => {
  const published = (await sampleDocuments()).map(document => (document._id === 'business' ? { ...document, language: 'en' } : document))
  const site = published.find(({ _id }) => _id === 'site') ?? { _id: 'site', _type: 'site' }
  const { desktop, mobile } = site as unknown as { desktop: { sections: Section[] }; mobile: { views: { sections: Section[] }[] } }
  interface Section {
    kind: string
    questions?: { answer: { markDefs: object[]; children: object[] }[] }[]
  }
  const withLink = (section: Section) => {
    const questions = structuredClone(section.questions ?? [])
    const block = questions[0]?.answer[0]
    if (block !== undefined) Object.assign(block, { markDefs: [link], children: [{ _type: 'span', text: 'Look', marks: ['l'] }] })
    return { ...section, questions }
  }
  const draft = {
    ...site,
    desktop: { ...desktop, sections: desktop.sections.map(section => (section.kind === 'questions' ? withLink(section) : section)) },
    // The phone's questions are those of the desk where it has none of its own.
    mobile: {
      ...mobile,
      views: mobile.views.map(view => ({
        ...view,
        sections: view.sections.map(section => {
          const { questions: _, ...rest } = section
          return section.kind === 'questions' ? rest : section
        }),
      })),
    },
  }
  const { errors } = checkDraft(draft, { published, drafts: [] }, ANY_MEDIA)
  expect(errors).toHaveLength(2)
  const left = withoutInherited(errors, draft)
  expect(left.map(({ pointer }) => pointer)).toEqual([expect.stringMatching(/^\/desktop\/sections\/\d+\/questions\/0\/answer\/0\//) as string])
  expect(left[0]?.pointer.endsWith(lacks)).toBe(true)
  // What the site answers of several documents is told so, too.
  const further = { document: 'gone', pointer: '/a', message: 'is required' }
  expect(withoutInheritedIn([draft], [...errors, further])).toEqual([...left, further])
})
