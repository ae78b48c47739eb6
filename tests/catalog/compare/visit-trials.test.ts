import { expect, test } from 'vitest'
import { trialsOf } from '#src/catalog/compare/visit-trials.ts'
import { compiledRevision } from '#src/catalog/compiled-revision.ts'
import type { Content, Visit } from '#src/contract/generated/types.ts'
import { loadContent } from '#src/cms/folder/local-content.ts'
import { edited } from '#tests/support/content/edit.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'
import { sampleVisit } from '#tests/support/content/sample-visit.ts'

const loaded = await loadContent(SAMPLE_FOLDER)
if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
const { content } = loaded.value

/** A content whose visits are asked about so many places, and cost something else on so many days. */
function withVisit({ places, days, mostItems }: { places: number; days: number; mostItems: number }): Content {
  const options = Array.from({ length: places }, (_, at) => ({ id: `place-${at}`, label: `Place ${at}` }))
  const rules = Array.from({ length: days }, (_, at) => {
    const day = `2027-01-${String(at + 1).padStart(2, '0')}`
    return { id: `day-${at}`, title: `Day ${at}`, when: { date: { from: day, until: day } }, effect: { kind: 'amount', amount: 100 + at } }
  })
  const visit: Visit = edited(sampleVisit(), [
    { at: '/inputs/0/options', set: options },
    { at: '/rules', set: rules },
    { at: '/mostItems', set: mostItems },
  ])
  return { ...content, visit }
}

/** With each category so many times. */
function repeated(content: Content, times: number): Content {
  const copies = Array.from({ length: times }, (_, at) => content.categories.map(category => ({ ...category, id: `${category.id}-${at}` })))
  return { ...content, categories: copies.flat() }
}

function trialsIn(content: Content) {
  return [...trialsOf(compiledRevision('', content, '2026-05-20'))].map(({ plan, count, item, inputs }) => ({
    category: plan.category.id,
    count,
    day: item.date,
    place: inputs['water'],
  }))
}

test('where there are few visits, all are tried', () => {
  const trials = trialsIn(withVisit({ places: 2, days: 1, mostItems: 3 }))
  const categories = new Set(trials.map(({ category }) => category))
  expect(new Set(trials.map(trial => JSON.stringify(trial))).size).toBe(trials.length)
  expect(trials.length % (categories.size * 2 * 3)).toBe(0)
})

test('of too many visits some of every number of items, every day and every answer are tried', () => {
  const trials = trialsIn(withVisit({ places: 100, days: 20, mostItems: 20 }))
  expect(trials.length).toBeLessThanOrEqual(5000)
  const categories = Map.groupBy(trials, ({ category }) => category)
  expect(categories.size).toBeGreaterThan(1)
  for (const own of categories.values()) {
    expect(own.length).toBeLessThan(1000)
    expect(new Set(own.map(({ count }) => count)).size).toBe(20)
    expect(new Set(own.map(({ place }) => place)).size).toBe(100)
    expect(new Set(own.map(({ day }) => day)).size).toBeGreaterThan(20)
  }
})

test('however many categories there are, the visits that are tried are limited', () => {
  expect(trialsIn(repeated(withVisit({ places: 100, days: 20, mostItems: 20 }), 4))).toHaveLength(5000)
})
