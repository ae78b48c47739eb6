import { expect, test } from 'vitest'
import { markedElements } from '#src/server/pages/marked-elements.ts'
import { drawFromSeed } from '#tests/support/draw.ts'
import { SEED } from '#tests/support/seed.ts'

/** A page of a text for each number, marked with it. */
function pageOf(marks: readonly number[]): { html: string; marked: string } {
  const page = (text: (mark: number) => string) => `<ul>${marks.map(mark => `<li>${text(mark)}</li>`).join('')}</ul>`
  return { html: page(() => 'Small'), marked: page(mark => `Small\uE000${mark}\uE001`) }
}

/** How often places are read to find thousands of labels that say the same. */
function readsOf(labels: number): number {
  const { html, marked } = pageOf(Array.from({ length: labels }, () => 0))
  let reads = 0
  const places = new Proxy(
    Array.from({ length: labels }, (_, index) => `/categories/${index}/inputs/0/options/0/label`),
    {
      get: (all, key) => {
        if (typeof key === 'string' && /^\d+$/.test(key)) reads++
        return Reflect.get(all, key) as unknown
      },
    },
  )
  expect(markedElements(html, marked, [places])).toHaveLength(labels)
  return reads
}

test('twice as many labels that say the same take no more than twice the work', () => {
  expect(readsOf(1000)).toBeGreaterThan(0)
  expect(readsOf(2000)).toBeLessThanOrEqual(2 * readsOf(1000))
})

test(`of places that say the same, the one that has most in common with what stands before it counts, else the first (SEED=${SEED})`, () => {
  const draw = drawFromSeed(SEED)
  const pointer = () => `/${Array.from({ length: draw.between(1, 4) }, () => draw.one(['a', 'b', 'c'])).join('/')}`
  for (let round = 0; round < 300; round++) {
    const pointers = Array.from({ length: 4 }, () => Array.from({ length: draw.between(1, 8) }, pointer))
    const marks = Array.from({ length: draw.between(1, 12) }, () => draw.between(0, 3))
    const { html, marked } = pageOf(marks)
    let before = ''
    for (const [index, { element, pointer: found }] of markedElements(html, marked, pointers).entries()) {
      const all = pointers[marks[index] ?? 0] ?? []
      const most = Math.max(...all.map(each => inCommon(each, before)))
      expect([element, found]).toEqual([index + 1, all.find(each => inCommon(each, before) === most)])
      before = found
    }
  }
})

function inCommon(one: string, other: string): number {
  const [steps, others] = [one.split('/'), other.split('/')]
  const end = steps.findIndex((step, index) => step !== others[index])
  return end === -1 ? steps.length : end
}
