import { expect, test } from 'vitest'
import { completed } from '#src/cms/defaults/complete.ts'
import { inSiteOrder, orderOf } from '#src/studio-model/documents/site-order.ts'
import { movedOrders, type Ordered } from '#src/studio-model/documents/moved-order.ts'

const list = (...orders: number[]): Ordered[] => orders.map((order, at) => ({ id: 'abcdefgh'.charAt(at), order }))

test.each([
  { what: 'between two with room, alone', orders: [10, 20, 30], from: 2, to: 1, set: { c: 15 } },
  { what: 'to the front, alone', orders: [10, 20, 30], from: 2, to: 0, set: { c: 4 } },
  { what: 'to the end, alone', orders: [10, 20, 30], from: 0, to: 2, set: { a: 40 } },
  { what: 'where there is no room, with others', orders: [0, 1, 2], from: 2, to: 1, set: { a: 10, c: 20, b: 30 } },
  { what: 'where orders are the same', orders: [5, 5, 5], from: 0, to: 1, set: { b: 10, a: 20, c: 30 } },
  { what: 'nowhere', orders: [10, 20], from: 1, to: 1, set: {} },
])('a category is moved $what', ({ orders, from, to, set }) => {
  expect(Object.fromEntries(movedOrders(list(...orders), from, to))).toEqual(set)
})

test('after every move of lists of every kind the site has the order that was wanted', () => {
  const lists = [
    [10, 20, 30, 40],
    [0, 0, 0, 0],
    [0, 1, 2, 3],
    [1, 1, 9999, 10_000],
    [10_000, 10_000, 10_000, 10_000],
  ].map(orders => list(...orders))
  for (const before of lists) {
    for (const from of before.keys()) {
      for (const to of before.keys()) {
        const orders = movedOrders(before, from, to)
        const documents = before.map(({ id, order }) => ({ _id: id, _type: 'category', id, order: orders.get(id) ?? order }))
        const wanted = before.map(({ id }) => id)
        wanted.splice(to, 0, ...wanted.splice(from, 1))
        expect(
          inSiteOrder(documents).map(({ _id }) => _id),
          `${JSON.stringify(before)}: ${from} to ${to}`,
        ).toEqual(wanted)
        for (const order of orders.values()) expect(order).toBeLessThanOrEqual(10_000)
      }
    }
  }
})

test('a category without a place in the order stands last, as on the site', () => {
  const category = (id: string, order?: number) => ({ _id: id, _type: 'category', id, ...(order !== undefined && { order }) })
  const shown = inSiteOrder([category('none'), category('b', 20), category('a', 10)])
  expect(shown.map(({ _id }) => _id)).toEqual(['a', 'b', 'none'])
  expect(completed('category', category('none'), 'en')).toMatchObject({ order: orderOf(category('none')) })
})
