import { expect, test } from 'vitest'
import { startTestLake } from '#tests/support/content/lake.ts'

const page = { _id: 'page', _type: 'page', title: 'One' }
const other = { _id: 'other', _type: 'page', title: 'Other' }
const versionId = 'versions.rSpring.page'

async function startWithRelease() {
  const started = await startTestLake({ documents: [page, other] })
  const { client } = started
  await client.action({ actionType: 'sanity.action.release.create', releaseId: 'rSpring', metadata: { title: 'Spring', releaseType: 'asap' } })
  await client.action({ actionType: 'sanity.action.document.version.create', publishedId: 'page', baseId: 'page', versionId })
  return {
    ...started,
    titles: (perspective: 'published' | string[]) => client.fetch<string[]>('*[_type == "page"] | order(_id).title', {}, { perspective }),
    all: () => client.fetch<string[]>('*[]._id', {}, { perspective: 'raw' }),
  }
}

test('what is edited in a release is seen in it alone, and replaces what is published when the release is', async () => {
  const { client, titles, all } = await startWithRelease()
  const patch = { set: { title: 'Two' } }
  await client.action({ actionType: 'sanity.action.document.edit', draftId: versionId, publishedId: 'page', patch })
  expect(await titles('published')).toEqual(['Other', 'One'])
  expect(await titles(['rSpring'])).toEqual(['Other', 'Two'])
  expect(await client.fetch('*[sanity::partOfRelease("rSpring")]._id', {}, { perspective: 'raw' })).toEqual([versionId])
  await client.action({ actionType: 'sanity.action.release.publish', releaseId: 'rSpring' })
  expect(await titles('published')).toEqual(['Other', 'Two'])
  expect(await client.getDocument('page')).not.toHaveProperty('_system')
  expect(await all()).toEqual(['_.releases.rSpring', 'other', 'page'])
  expect(await client.getDocument('_.releases.rSpring')).toMatchObject({ state: 'published', metadata: { title: 'Spring' } })
})

test('a document goes with a release in which it is marked for that', async () => {
  const { client, titles } = await startWithRelease()
  const marks = { actionType: 'sanity.action.document.version.unpublish' as const, publishedId: 'other', versionId: 'versions.rSpring.other' }
  await client.action(marks)
  expect(await titles('published')).toEqual(['Other', 'One'])
  await client.action({ actionType: 'sanity.action.release.publish', releaseId: 'rSpring' })
  expect(await titles('published')).toEqual(['One'])
})

test('a release is renamed, archived with what was in it, and deleted', async () => {
  const { client, titles, all } = await startWithRelease()
  await expect(client.action({ actionType: 'sanity.action.release.delete', releaseId: 'rSpring' })).rejects.toMatchObject({ statusCode: 409 })
  await client.action({ actionType: 'sanity.action.release.edit', releaseId: 'rSpring', patch: { set: { 'metadata.title': 'May' } } })
  await client.action({ actionType: 'sanity.action.release.archive', releaseId: 'rSpring' })
  expect(await client.getDocument('_.releases.rSpring')).toMatchObject({ state: 'archived', metadata: { title: 'May', releaseType: 'asap' } })
  expect(await titles('published')).toEqual(['Other', 'One'])
  await client.action({ actionType: 'sanity.action.release.delete', releaseId: 'rSpring' })
  expect(await all()).toEqual(['other', 'page'])
})

test.each([
  ['of a name with a dot', { actionType: 'sanity.action.release.create', releaseId: 'r.Spring' }, 400],
  ['twice', { actionType: 'sanity.action.release.create', releaseId: 'rSpring' }, 409],
  ['that is not there', { actionType: 'sanity.action.release.publish', releaseId: 'rAutumn' }, 404],
  ['at a time, which needs a clock', { actionType: 'sanity.action.release.schedule', releaseId: 'rSpring', publishAt: '2027-01-01T00:00:00Z' }, 400],
])('a release %s is refused', async (_, action, statusCode) => {
  const { client, all } = await startWithRelease()
  const before = await all()
  await expect(client.action(action as never)).rejects.toMatchObject({ statusCode })
  expect(await all()).toEqual(before)
})
