import { expect, test } from 'vitest'
import { codeChanges, codeWords } from '#src/studio-model/offer/code-changes.ts'

const rule = (title: string, ...coupons: string[]) => ({ _key: title, title, when: { coupons } })
const category = (_id: string, ...rules: object[]) => ({ _id, _type: 'category', rules })
const told = (ids: string[], ...documents: ReturnType<typeof category>[]) =>
  codeChanges(
    ids.map(document => ({ document, change: 'changed' })),
    documents,
  ).map(codeWords)

test('a discount code that comes or goes is named, once for several categories', () => {
  const winter = rule('Winter', 'WINTER10')
  expect(told(['a', 'b'], category('a', winter), category('b', winter), category('a'), category('b'))).toEqual([
    'Visitors can type the code WINTER10: Winter',
  ])
  expect(told(['a'], category('a', rule('Winter', 'WINTER15')), category('a', winter))).toEqual([
    'Visitors can type the code WINTER15: Winter',
    'The code WINTER10 counts no more: Winter',
  ])
})

test('a new code that may be used so often says how often', () => {
  const twenty = { _key: 'a', title: 'Winter', when: { coupons: ['WINTER10'], couponLimit: { uses: 20, oncePerCustomer: true } } }
  expect(told(['a'], category('a', twenty), category('a'))).toEqual([
    'Visitors can type the code WINTER10, 20 times in all, once for each customer: Winter',
  ])
})

test('one that stays is not, nor one of a document that is not published with it', () => {
  const winter = rule('Winter', 'WINTER10')
  expect(told(['a'], category('a', { ...winter, title: 'Cold' }), category('a', winter))).toEqual([])
  expect(told(['a'], category('b', winter), category('a'), category('a'))).toEqual([])
  // Published since: there is one version.
  expect(told(['a'], category('a', winter))).toEqual([])
  expect(codeChanges([{ document: 'a', change: 'added' }], [category('a', winter)])).toMatchObject([{ code: 'WINTER10', change: 'new' }])
})
