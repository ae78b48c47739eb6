import { expect, test } from 'vitest'
import { isNeverAsked, withoutFollowing } from '#src/studio-model/publish/never-asked.ts'
import { checkDraft } from '#src/studio-model/publish/check-draft.ts'
import { problemWords } from '#src/studio-model/publish/problem-words.ts'
import { ANY_MEDIA } from '../../support/content/any-media.ts'
import { sampleDocuments } from '../../support/content/sample-documents.ts'

test('a question that is never shown, and for which a rule waits, is one finding: the question, which can be shown always', async () => {
  const published = await sampleDocuments()
  const of = (id: string) => published.find(({ _id }) => _id === id) ?? { _id: id, _type: id }
  const [{ id: reason } = { id: '' }] = of('business')['reasons'] as { id: string }[]
  const options = ['yes', 'no'].map(id => ({ _key: id, _type: 'Option', id, label: id }))
  const question = { _key: 'q', _type: 'Input', kind: 'choice', id: 'rust', label: 'Rust?', show: 'used', required: 'Please say it', options }
  const when = { _type: 'When', inputs: [{ _key: 'a', _type: 'InputCondition', input: 'rust', options: ['yes'] }] }
  const rule = { _key: 'r', _type: 'Rule', id: 'rusty', title: 'Rusty', when, effect: { _type: 'Effect', kind: 'quote', reason } }
  const category = { ...of('category-Motorcycle'), inputs: [question], rules: [rule] }

  const { errors } = checkDraft(category, { published, drafts: [] }, ANY_MEDIA)
  expect(errors).toHaveLength(2)
  const left = withoutFollowing(errors, category, 'Category')
  expect(left).toMatchObject([{ pointer: '/inputs/0' }])
  expect(isNeverAsked(problemWords(left[0]?.message ?? '', { type: null, value: question }))).toBe(true)
  const always = { ...category, inputs: [{ ...question, show: 'always' }] }
  expect(checkDraft(always, { published, drafts: [] }, ANY_MEDIA).errors).toEqual([])
})
