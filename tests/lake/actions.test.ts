import type { Action } from '@sanity/client'
import { expect, test } from 'vitest'
import { startTestLake } from '#tests/support/content/lake.ts'

const page = { _id: 'page', _type: 'page', title: 'One' }
const pair = { draftId: 'drafts.page', publishedId: 'page' }

test('an edit makes a draft of what is published, which a reader sees when it is published', async () => {
  const { client } = await startTestLake({ documents: [page] })
  const read = (perspective: 'published' | 'drafts' | 'raw') => client.fetch('*[_type == "page"] | order(_id){_id, title}', {}, { perspective })
  for (const title of ['Two', 'Three']) await client.action({ actionType: 'sanity.action.document.edit', ...pair, patch: { set: { title } } })
  expect(await read('published')).toEqual([{ _id: 'page', title: 'One' }])
  expect(await read('drafts')).toEqual([{ _id: 'page', title: 'Three' }])
  const { transactionId } = await client.action({ actionType: 'sanity.action.document.publish', ...pair })
  expect(await read('raw')).toEqual([{ _id: 'page', title: 'Three' }])
  expect(await client.getDocument('page')).toMatchObject({ _rev: transactionId })
})

test('a new document is created as a draft, edited and published', async () => {
  const { client } = await startTestLake()
  const attributes = { _id: 'drafts.page', _type: 'page' }
  const edit: Action = { actionType: 'sanity.action.document.edit', ...pair, patch: { set: { title: 'New' } } }
  await client.action([{ actionType: 'sanity.action.document.create', publishedId: 'page', attributes, ifExists: 'fail' }, edit])
  await client.action({ actionType: 'sanity.action.document.publish', ...pair })
  expect(await client.fetch('*{_id, title}')).toEqual([{ _id: 'page', title: 'New' }])
})

test('publishing makes the references strong that waited for it', async () => {
  const to = { _type: 'reference', _ref: 'page', _weak: true, _strengthenOnPublish: { type: 'page' } }
  const { client } = await startTestLake({ documents: [page, { _id: 'drafts.link', _type: 'link', to }] })
  await client.action({ actionType: 'sanity.action.document.publish', draftId: 'drafts.link', publishedId: 'link' })
  expect(await client.getDocument('link')).toMatchObject({ to: { _ref: 'page' } })
  expect((await client.getDocument('link'))?.['to']).not.toHaveProperty('_weak')
  await expect(client.delete('page')).rejects.toMatchObject({ statusCode: 409 })
})

test.each<[string, Action, string[]]>([
  ['unpublish keeps the draft', { actionType: 'sanity.action.document.unpublish', ...pair }, ['drafts.page']],
  ['discard keeps what is published', { actionType: 'sanity.action.document.discard', draftId: 'drafts.page' }, ['page']],
  ['discarding the version does the same', { actionType: 'sanity.action.document.version.discard', versionId: 'drafts.page' }, ['page']],
  ['delete takes both', { actionType: 'sanity.action.document.delete', publishedId: 'page', includeDrafts: ['drafts.page'] }, []],
])('%s', async (_, action, left) => {
  const { client } = await startTestLake({ documents: [page, { ...page, _id: 'drafts.page' }] })
  await client.action(action)
  expect(await client.fetch('*[_type == "page"]._id', {}, { perspective: 'raw' })).toEqual(left)
})

test('unpublishing what has no draft makes it the draft', async () => {
  const { client } = await startTestLake({ documents: [page] })
  await client.action({ actionType: 'sanity.action.document.unpublish', ...pair })
  expect(await client.fetch('*[_type == "page"]{_id, title}', {}, { perspective: 'raw' })).toEqual([{ _id: 'drafts.page', title: 'One' }])
})

test.each([
  ['an unknown action', { actionType: 'sanity.action.document.burn' }, 400],
  ['a word of the language', { actionType: 'toString' }, 400],
  ['a draft of something else', { actionType: 'sanity.action.document.publish', draftId: 'drafts.other', publishedId: 'page' }, 400],
  ['no draft', { actionType: 'sanity.action.document.publish', ...pair }, 404],
  ['nothing to edit', { actionType: 'sanity.action.document.edit', draftId: 'drafts.x', publishedId: 'x', patch: { set: {} } }, 404],
  ['no patch', { actionType: 'sanity.action.document.edit', ...pair }, 400],
  ['nothing to delete', { actionType: 'sanity.action.document.delete', publishedId: 'x', includeDrafts: [] }, 404],
])('an action that cannot be done is refused: %s', async (_, action, statusCode) => {
  const { client, lake } = await startTestLake({ documents: [page] })
  const before = [...lake.documents.values()]
  await expect(client.action(action as never)).rejects.toMatchObject({ statusCode, details: { type: 'actionError', items: [{ index: 0 }] } })
  expect([...lake.documents.values()]).toEqual(before)
})

test('publishing a draft that has changed since it was read is refused with 409', async () => {
  const { client } = await startTestLake({ documents: [page, { ...page, _id: 'drafts.page' }] })
  const ifDraftRevisionId = (await client.getDocument('drafts.page'))?._rev ?? ''
  await client.patch('drafts.page').set({ title: 'Two' }).commit()
  await expect(client.action({ actionType: 'sanity.action.document.publish', ...pair, ifDraftRevisionId })).rejects.toMatchObject({ statusCode: 409 })
})
