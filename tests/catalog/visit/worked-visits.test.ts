import type { CatalogVisit } from '#src/catalog/compile/build-catalog.ts'
import { describe, expect, test } from 'vitest'
import { compile } from '#src/catalog/compile/compile.ts'
import { estimateVisit } from '#src/catalog/visit/estimate-visit.ts'
import { type Item, resolveVisit } from '#src/catalog/visit/resolve-visit.ts'
import type { Effect } from '#src/contract/generated/types.ts'
import { loadSample } from '#tests/support/content/sample.ts'
import { sampleVisit } from '#tests/support/content/sample-visit.ts'

const sample = loadSample()

/** A visit's lines as "item id amount", its price and its longest time. */
function visitOf(visit: CatalogVisit, items: readonly Item[], inputs: Readonly<Record<string, string | number>> = {}, content = sample) {
  const compiled = compile({ ...content, visit })
  if (!compiled.ok || compiled.visit === null) throw new Error(JSON.stringify(compiled))
  const resolution = resolveVisit(compiled.catalog, compiled.visit, { items, inputs, date: null })
  if (!resolution.ok) throw new Error(JSON.stringify(resolution.problems))
  const { lines, ...found } = estimateVisit(compiled.visit, resolution.items, resolution.own)
  return { ...found, lines: lines.map(({ item, id, low }) => `${item === undefined ? '' : `${item} `}${id} ${low}`) }
}

const car = (size: string, chosen = 'car-gold-shine', addons: string[] = []): Item => ({
  category: 'Car',
  package: chosen,
  inputs: { size },
  addons,
})
const motorcycle: Item = { category: 'Motorcycle', package: 'motorcycle-standard-detail', inputs: {}, addons: [] }
const WATER = { water: 'yes' }

describe('what price lists say of several vehicles', () => {
  test('one trip fee for all, and a minimum for the visit', () => {
    expect(visitOf(sampleVisit(), [motorcycle], WATER)).toMatchObject({
      lines: ['motorcycle-standard-detail 7500', 'trip 2500', 'visit-minimum 5000'],
      low: 15_000,
    })
    expect(visitOf(sampleVisit(), [motorcycle, motorcycle], WATER)).toMatchObject({
      lines: ['0 motorcycle-standard-detail 7500', '1 motorcycle-standard-detail 7500', 'trip 2500'],
      low: 17_500,
    })
  })

  test('3 vehicles 5 %, 5 vehicles 8 %, of the packages alone', () => {
    const one = car('sedan', 'car-gold-shine', ['pet-hair'])
    const { low: alone } = visitOf({ mostItems: 5 }, [one])
    const ofPackage = Number(visitOf({ mostItems: 5 }, [one]).lines[0]?.split(' ')[1])
    for (const [count, bps] of [
      [2, 0],
      [3, 500],
      [4, 500],
      [5, 800],
    ] as const)
      expect(
        visitOf(
          sampleVisit(),
          Array.from({ length: count }, () => one),
          WATER,
        ).low,
      ).toBe(count * (alone ?? 0) + 2500 - Math.round((count * ofPackage * bps) / 10_000))
  })

  test('10 % off the second and each further one: the dearest stays at the full price, whatever the order', () => {
    const off = (full: number, effect: Effect = { kind: 'percent', bps: -1000, of: 'base' }): CatalogVisit => ({
      mostItems: 5,
      rules: [{ id: 'further', title: 'Further ones', when: { items: { full } }, effect }],
    })
    const [small, large] = [car('sedan', 'car-basic-shine'), car('large', 'car-basic-shine', ['pet-hair'])]
    const lineOf = (visit: CatalogVisit, items: Item[]) => visitOf(visit, items).lines.find(line => line.startsWith('further'))
    expect(lineOf(off(1), [large])).toBeUndefined()
    expect(lineOf(off(1), [large, small])).toBe('further -500')
    expect(lineOf(off(1), [small, large])).toBe('further -500')
    expect(lineOf(off(1), [small, motorcycle, large])).toBe('further -1250')
    expect(lineOf(off(2), [small, motorcycle, large])).toBe('further -500')
    expect(lineOf(off(2), [small, large])).toBeUndefined()
    // Free: the cheaper one of two, and the cheapest of three.
    const free: Effect = { kind: 'percent', bps: -10_000, of: 'base' }
    expect(lineOf(off(1, free), [small, large])).toBe('further -5000')
    expect(visitOf(off(1, free), [small, large]).low).toBe(visitOf({ mostItems: 5 }, [large]).low)
    expect(lineOf(off(2, free), [large, motorcycle, small])).toBe('further -5000')
    // Of add-ons: the dearest of those that have one.
    const hair: Effect = { kind: 'percent', bps: -1000, of: 'addons', addons: ['pet-hair'] }
    expect(lineOf(off(1, hair), [small, large])).toBeUndefined()
    expect(lineOf(off(1, hair), [large, large, small])).toBe('further -500')
  })

  test('of items whose price is open the dearest is left out at each end', () => {
    const visit: CatalogVisit = {
      mostItems: 5,
      rules: [{ id: 'further', title: 'Further ones', when: { items: { full: 1 } }, effect: { kind: 'percent', bps: -1000, of: 'package' } }],
    }
    const gold = car('sedan')
    const compiled = compile({ ...sample, visit })
    if (!compiled.ok || compiled.visit === null) throw new Error(JSON.stringify(compiled))
    const ends = (items: Item[]) => {
      const resolution = compiled.visit && resolveVisit(compiled.catalog, compiled.visit, { items, inputs: {}, date: null })
      if (!resolution?.ok || !compiled.visit) throw new Error(JSON.stringify(resolution))
      const line = estimateVisit(compiled.visit, resolution.items, resolution.own).lines.find(({ id }) => id === 'further')
      return [line?.low, line?.high]
    }
    expect(ends([gold, motorcycle])).toEqual([-750, -750])
    expect(ends([gold, gold])).toEqual([-3000, null])
  })

  test('10 % off from 3 of one kind, and of these alone', () => {
    const visit: CatalogVisit = {
      mostItems: 8,
      rules: [
        {
          id: 'three',
          title: 'From three on',
          when: { items: { min: 3, category: ['Motorcycle'] } },
          effect: { kind: 'percent', bps: -1000, of: 'base' },
        },
      ],
    }
    expect(visitOf(visit, [motorcycle, motorcycle, car('sedan')]).lines).not.toContainEqual(expect.stringContaining('three'))
    expect(visitOf(visit, [motorcycle, motorcycle, car('sedan'), motorcycle]).lines).toContain('three -2250')
  })

  test('half of a named add-on, where several have it', () => {
    const effect: Effect = { kind: 'percent', bps: -5000, of: 'addons', addons: ['pet-hair'] }
    const visit: CatalogVisit = { mostItems: 8, rules: [{ id: 'hair', title: 'Pet hair', when: { items: { min: 2 } }, effect }] }
    const pets = car('sedan', 'car-gold-shine', ['pet-hair'])
    const { lines } = visitOf(visit, [pets, car('sedan'), pets])
    const hair = Number(lines.find(line => line.startsWith('0 pet-hair'))?.split(' ')[2])
    expect(lines.at(-1)).toBe(`hair ${-hair}`)
    expect(visitOf(visit, [car('sedan'), car('sedan')]).lines).not.toContainEqual(expect.stringContaining('hair'))
  })

  test('a part of add-ons waits for the price of each, also where another of them is included', () => {
    const edited = structuredClone(sample)
    const addons = edited.categories.flatMap(({ id, addonGroups }) => (id === 'Car' ? addonGroups.flatMap(({ items }) => items) : []))
    const addonOf = (id: string) => addons.find(addon => addon.id === id) ?? expect.fail(id)
    addonOf('engine-bay').includedIn = ['car-gold-shine']
    addonOf('pet-hair').price = { kind: 'by', input: 'size', rows: [], else: { kind: 'exact', amount: 4000 } }
    const effect: Effect = { kind: 'percent', bps: -5000, of: 'addons', addons: ['engine-bay', 'pet-hair'] }
    const visit: CatalogVisit = { mostItems: 8, rules: [{ id: 'half', title: 'Half', effect }] }
    const pets = car('sedan', 'car-gold-shine', ['engine-bay', 'pet-hair'])
    expect(visitOf(visit, [pets], {}, edited).lines).toContain('half -2000')
    expect(visitOf(visit, [{ ...pets, inputs: {} }], {}, edited).lines).not.toContainEqual(expect.stringContaining('half'))
  })

  test('a question is asked once, and the estimate waits for its answer', () => {
    expect(visitOf(sampleVisit(), [motorcycle, car('sedan')])).toMatchObject({ state: 'incomplete', missing: ['water'], own: { missing: ['water'] } })
    expect(visitOf(sampleVisit(), [motorcycle, car('sedan')], { water: 'no' }).lines.slice(-2)).toEqual(['trip 2500', 'tank 1500'])
  })
})

describe('how long a visit takes', () => {
  const longest = (visit: CatalogVisit, items: readonly Item[]) => visitOf(visit, items).duration?.high ?? 0

  test('one after the other, after the set-up', () => {
    const [one, other] = [longest({ mostItems: 5 }, [motorcycle]), longest({ mostItems: 5 }, [car('large')])]
    expect(longest({ mostItems: 5, duration: { kind: 'exact', amount: 15 } }, [motorcycle, car('large'), motorcycle])).toBe(15 + 2 * one + other)
  })

  test('so many at once: the longest first, each when somebody is free', () => {
    const [one, other] = [longest({ mostItems: 5 }, [motorcycle]), longest({ mostItems: 5 }, [car('large')])]
    expect(longest({ mostItems: 5, atOnce: 2 }, [motorcycle, motorcycle, car('large')])).toBe(Math.max(other, 2 * one))
    expect(longest({ mostItems: 5, atOnce: 3 }, [motorcycle, motorcycle, motorcycle])).toBe(one)
  })
})

test('an item that is refused is told by its position, and a wrong answer of the visit by its question', () => {
  const compiled = compile({ ...sample, visit: sampleVisit() })
  if (!compiled.ok || compiled.visit === null) throw new Error('no visit')
  const items = [motorcycle, { ...car('sedan'), package: 'car-golden' }, { ...car('huge'), category: 'Plane' }]
  const resolution = resolveVisit(compiled.catalog, compiled.visit, { items, inputs: { water: 'maybe' }, date: null })
  expect(resolution.ok ? [] : resolution.problems.map(({ item, place }) => `${item} ${place}`)).toEqual([
    '1 package',
    '2 category',
    'null inputs.water',
  ])
})
