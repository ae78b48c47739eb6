import { expect, test } from 'vitest'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { examplesWords, withExamplesBack } from '#src/studio-model/history/examples-back.ts'
import { isPartBack, partBack, pricesAlone } from '#src/studio-model/history/part-back.ts'
import { documentPublishing } from '#src/studio-model/history/published-together.ts'

const row = (option: string, amount: number) => ({ _key: option, option, price: { kind: 'exact', amount } })
const sizes = (...ids: readonly string[]) => [{ _key: 'size', id: 'size', options: ids.map(id => ({ _key: id, id, label: id })) }]
const document = (options: readonly string[], amount: number): DatasetDocument => ({
  _id: 'category-a',
  _type: 'category',
  inputs: sizes(...options),
  packages: [
    { _key: 'p', id: 'p', title: 'P', price: { kind: 'by', input: 'size', rows: options.map(option => row(option, 100)) } },
    { _key: 'q', id: 'q', title: 'Q', price: { kind: 'exact', amount } },
  ],
})
const examples = (...keys: readonly string[]): DatasetDocument => ({
  _id: 'examples',
  _type: 'examples',
  examples: keys.map(_key => ({ _key, title: _key })),
})
const entry = (id: string) => ({ id, author: 'owner', timestamp: '2030-01-01T10:00:00Z' })
const publishing = (older: DatasetDocument, now: DatasetDocument) =>
  documentPublishing({ documentId: now._id, entry: entry('2'), before: entry('1') }, older, now)

const [before, after] = [document(['small', 'large'], 100), document(['small'], 110)]
const part = publishing(before, after)
const ofExamples = publishing(examples('one', 'two'), examples('one'))

test('an answer that was removed goes back with its prices by one edit', () => {
  const { set, unset } = partBack(part, after)
  expect(Object.keys(set)).toEqual(['packages[_key=="p"].price', 'packages[_key=="q"].price.amount', 'inputs[_key=="size"].options'])
  expect(unset).toEqual([])
  expect([isPartBack(part, after), isPartBack(part, before)]).toEqual([false, true])
})

test('of what changed more than prices, those are put back one by one that name no answer that came or went', () => {
  expect(pricesAlone(part).map(({ place }) => place.title)).toEqual(['Q'])
  expect(pricesAlone({ ...part, others: [] })).toHaveLength(2)
})

test('examples go back with the last that a publishing changed of categories', () => {
  const all = partBack(part, after)
  const { set } = all
  const put = (edit: Partial<typeof all>) => [
    ...withExamplesBack(new Map([['category-a', edit]]), [part, ofExamples], [after, examples('one')]).keys(),
  ]
  expect(put(all)).toEqual(['category-a', 'examples'])
  expect(put({ set: { 'packages[_key=="q"].price.amount': set['packages[_key=="q"].price.amount'] } })).toEqual(['category-a'])
  expect(examplesWords(ofExamples)).toBe('Changed with it: one example.')
})
