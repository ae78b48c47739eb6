import { expect, test } from 'vitest'
import { startingPrice } from '#src/catalog/told/costed-rows.ts'
import { toldPrice, type ToldRow } from '#src/catalog/told/told-price.ts'
import type { ToldOnDays } from '#src/catalog/told/on-days.ts'
import { addDays } from '#src/catalog/days.ts'
import type { Selection } from '#src/catalog/estimate/selection.ts'
import type { Visit } from '#src/catalog/visits.ts'
import type { Category, Day, Package, Price, Rule } from '#src/contract/generated/types.ts'
import { type Draw, drawFromSeed } from '#tests/support/draw.ts'
import { type Complete, everySelection } from '#tests/support/prices/every-selection.ts'
import { followingFrom } from '#tests/support/prices/oracle-answers.ts'
import { drawContent } from '#tests/support/prices/random-catalog.ts'
import { VISIT_TIMES } from '#tests/support/prices/random-rules.ts'
import { isOrdinaryDay } from '#tests/support/prices/ordinary-days.ts'
import { offersOf } from '#tests/support/prices/schema-org.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { SEED } from '#tests/support/seed.ts'
import { revisionWith } from '#tests/support/prices/told-scope.ts'
import { sizeOf } from '#tests/support/sizes.ts'
import { plainAmount } from '#src/catalog/words/plain-amount.ts'

/** Catalogs of more selections than this are left out. */
const MOST = 400
/** `CATALOGS=1000 npx vitest run least-price` for more of them. */
const CATALOGS = sizeOf('CATALOGS', { everyday: 140, all: 250 })

/** Days to come. */
const OFFER = { from: '2027-03-21', until: '2027-03-24' }
const SEASON = { from: '12-20', until: '03-01' }

/** Of a season, which comes again, the next is told. */
const DAYS_AHEAD = 365

const { content: sample, money } = await sampleRevision()

/** Before, in and after the days that drawn rules name, with these and those around them that are still to come. */
const TODAYS = ['2027-01-04', '2027-03-02', '2027-03-20']
/** On which drawn rules begin to hold, or no longer do, and those that are tried as today. */
const TURNS = new Set([
  ...TODAYS,
  '2027-02-28',
  '2027-03-03',
  '2027-03-06',
  '2027-03-09',
  '2027-03-21',
  '2027-03-25',
  '2027-12-20',
  '2028-03-02',
  '2028-03-03',
  '2028-03-09',
])
const week = (first: string) => Array.from({ length: 7 }, (_, day) => new Date(Date.parse(first) + day * 86_400_000).toISOString().slice(0, 10))
const DAYS = ['2027-01-04', '2027-02-28', '2027-03-06', '2027-03-20', '2027-12-20', '2028-03-01', '2028-03-08'].flatMap(week)

test(
  'the least that a card, a table or structured data tells without days is the least of any selection without a day and on ordinary ones, and the least of each other day is told with it, before taxes that are added',
  { timeout: 240_000 },
  () => {
    const draw = drawFromSeed(SEED)
    const seen = { packages: 0, raised: 0, lowered: 0, quoted: 0, offers: 0, taxed: 0, lessOnDays: 0, moreOnDays: 0, differing: 0 }
    for (let n = 0; n < CATALOGS; n++) {
      const plain = drawContent(draw)
      const drawn = { ...plain, categories: plain.categories.map(category => withMembers(draw, withRuleOfDays(draw, category))) }
      const today = draw.one(TODAYS)
      const days = [null, ...DAYS.filter(day => day >= today)]
      const revision = revisionWith(sample, drawn)
      const scope = { ...revision, today }
      for (const category of drawn.categories) {
        const offers = offersOf(revision, today, category)
        const known: (number | null)[] = []
        for (const item of category.packages) {
          const { rows, total, plus, onDays } = toldPrice(item, category, scope)
          const every = isMonotone(category) ? everySelection(drawn, category, item, visitsOf(category, days), MOST) : null
          if (every === null) continue
          const all = every.filter(({ selection: { date } }) => date === null || isOrdinaryDay(date, category, today))
          const where = `SEED=${SEED}, catalog ${n}, ${category.id}, ${item.id}`
          seen.packages++
          if (all.some(({ estimate }) => estimate.lines.some(({ kind }) => kind === 'tax'))) seen.taxed++
          known.push(least(all))
          const isSaid = lowest(rows.map(({ said }) => said)) === least(all)
          expect(total, where).toBe(
            isSaid || least(all) === null ? null : `You pay from ${money.text(least(all) ?? 0)}${plus === undefined ? '' : ` ${plus}`}`,
          )
          for (const row of rows) {
            const of = all.filter(({ selection }) => isOf(row, selection, category))
            expect(row.least, `${where}, row ${row.labels.join()}`).toBe(least(of))
            if (row.least === null) seen.quoted++
            else if (row.said === row.least && row.says === null) expect(row.text, where).toBe(`From ${money.text(row.least)}`)
            else expect(saidBy(row) ?? ownLeast(of, category), `${where}: ${row.text}`).toBe(row.said)
            if (totalsOf(of, category, item).size > 1) {
              seen.differing++
              expect(row.said, `${where}: ${row.text}`).toBe(row.least)
              expect(hasEnd(row), `${where}: ${row.text}`).toBe(false)
            }
            const offer = offers.find(({ name }) => name === [item.title, ...row.labels].join(', '))?.priceSpecification
            if (offer?.['@type'] !== 'PriceSpecification') continue
            seen.offers++
            expect(offer.price ?? offer.minPrice, where).toBe(row.least === null ? null : Number(plainAmount(row.least, money)))
          }
          const byDay = Map.groupBy(every, ({ selection }) => selection.date)
          const told = new Map([...byDay.keys()].map(day => [day, day === null ? null : (onDays.find(line => isIn(line, day, today)) ?? null)]))
          for (const [day, of] of byDay) {
            if (day === null || day > addDays(today, DAYS_AHEAD)) continue
            const [line, lowestOfDay] = [told.get(day), least(of)]
            if (lowestOfDay !== null) expect(lowestOfDay, `${where}, ${day}`).toBeGreaterThanOrEqual(line?.least ?? least(all) ?? Infinity)
            if (line) expect(isOrdinaryDay(day, category, today), `${where}, ${day}`).toBe(false)
          }
          for (const line of onDays) {
            expect(line.least, `${where}, ${line.days}`).not.toBe(least(all))
            if (line.least < (least(all) ?? 0)) seen.lessOnDays++
            else seen.moreOnDays++
            const within = every.filter(({ selection: { date } }) => date !== null && told.get(date) === line)
            if (firstDaysOf(line, today, category).every(day => byDay.has(day))) expect(least(within), `${where}, ${line.days}`).toBe(line.least)
          }
          const fixed = lowOf(item.price)
          if (fixed !== null && rows[0]?.least !== null) {
            seen.raised += (rows[0]?.least ?? 0) > fixed ? 1 : 0
            seen.lowered += (rows[0]?.least ?? 0) < fixed ? 1 : 0
          }
        }
        if (known.length === category.packages.length) expect(startingPrice(category, scope)).toBe(lowest(known))
      }
    }
    // Else the law would hold of nothing.
    expect(Object.entries(seen).filter(([, count]) => count < 3)).toEqual([])
    expect(seen.packages).toBeGreaterThan(50)
  },
)

/** Gives some categories a discount or a surcharge, mostly of some days: of those that are drawn, few change what a package costs at least. */
function withRuleOfDays(draw: Draw, category: Category): Category {
  if (draw.chance(25)) return category
  const title = 'Of some days'
  const effect = { kind: 'percent', bps: draw.one([-1000, -2000, 1000]), of: 'base' } as const
  const when = draw.one([{ date: OFFER }, { date: { from: OFFER.from } }, { season: SEASON }, {}])
  const rule: Rule = { id: 'of-some-days', title, effect, when }
  return { ...category, rules: [...(category.rules ?? []), rule] }
}

/** Asks in some categories who is a member, and has members pay less, or more: of those that are drawn, few ask what a price does not need. */
function withMembers(draw: Draw, category: Category): Category {
  if (!draw.chance(30)) return category
  const [id, title] = ['member', 'Member']
  const options = [
    { id: 'yes', label: 'Yes' },
    { id: 'no', label: 'No' },
  ]
  const effect = draw.one([
    { kind: 'percent', bps: -1500, of: 'base' },
    { kind: 'amount', amount: 500 },
  ] as const)
  const rule: Rule = { id, title, effect, when: { inputs: [{ input: id, options: ['yes'] }] } }
  const inputs: Category['inputs'] = [...category.inputs, { id, kind: 'choice', label: title, show: 'always', required: '', options }]
  return { ...category, inputs, rules: [...(category.rules ?? []), rule] }
}

/** Whether a day is one of those that a line names. */
function isIn({ from, until }: ToldOnDays, day: Day, today: Day): boolean {
  return (from ?? today) <= day && (until === null || day <= until)
}

/** The first day of a line; where rules look at weekdays those of which each is one, as far as the line names them. */
function firstDaysOf(line: ToldOnDays, today: Day, { rules }: Category): Day[] {
  return Array.from({ length: JSON.stringify(rules).includes('"weekdays":') ? 7 : 1 }, (_, ahead) => addDays(line.from ?? today, ahead)).filter(day =>
    isIn(line, day, today),
  )
}

/** Several discounts of one base may round a dearer base to a cent less: the engine tries the ends of spans alone. */
function isMonotone({ rules = [] }: Category): boolean {
  return rules.filter(({ effect }) => effect.kind === 'percent' && effect.bps < 0).length <= 1
}

/** Every day, and every time of it where a rule looks at that; where no rule looks at weekdays, those on which dates turn; of all days one where no rule looks at those. */
function visitsOf({ rules = [] }: Category, days: readonly (Day | null)[]): Visit[] {
  const said = JSON.stringify(rules)
  const seen = said.includes('"weekdays":')
    ? days
    : /"(date|season)":/.test(said)
      ? days.filter(day => day === null || TURNS.has(day))
      : days.slice(0, 2)
  const { starts, notices } = VISIT_TIMES
  const times = /"(start|notice)":|\$start|\$notice/.test(said) ? starts.flatMap(start => notices.map(notice => ({ start, notice }))) : []
  return seen.flatMap((date): Visit[] => [{ date }, ...(date === null ? [] : times.map(time => ({ date, time })))])
}

function isOf({ choices }: ToldRow, { inputs, package: chosen }: Selection, category: Category): boolean {
  const answers = { ...inputs, ...followingFrom(category, inputs) }
  return choices.every(({ input, option, above, upTo = Infinity }) => {
    const answer = input === '$package' ? chosen : answers[input]
    return typeof answer === 'number' ? (above === undefined || answer > above) && answer <= upTo : answer === option
  })
}

function least(all: readonly Complete[]): number | null {
  return lowest(
    all.map(({ estimate: { low, lines } }) =>
      low === null ? null : low - lines.reduce((sum, line) => (line.kind === 'tax' ? sum + (line.low ?? 0) : sum), 0),
    ),
  )
}

function lowest(prices: readonly (number | null)[]): number | null {
  const known = prices.filter(price => price !== null)
  return known.length === 0 ? null : Math.min(...known)
}

/** The figure of a row's text; null for a rate. */
function saidBy({ says }: ToldRow): number | null {
  if (says === null) return null
  return 'kind' in says ? lowOf(says) : says.low
}

/** Whether a row's text says at how much its price ends; a rate says none. */
function hasEnd({ says }: ToldRow): boolean {
  if (says === null) return false
  return 'kind' in says ? says.kind === 'exact' || (says.kind === 'range' && says.open !== true) : says.high !== null
}

/** What a row's selections without add-ons and day cost, before taxes that are added; none of a row whose own price is a rate, or is multiplied. */
function totalsOf(all: readonly Complete[], { times }: Category, { unitLabel }: Package): Set<string> {
  const own = new Set<string>()
  const totals = new Set<string>()
  for (const { selection, estimate } of all) {
    const line = estimate.lines.find(({ kind }) => kind === 'package')
    if (estimate.state !== 'forbidden' && line?.low !== null) own.add(JSON.stringify([line?.low, line?.high]))
    if (estimate.low === null || selection.addons.length > 0 || selection.date !== null) continue
    const taxes = estimate.lines.filter(({ kind }) => kind === 'tax')
    const high = estimate.high === null ? null : taxes.reduce((rest, tax) => rest - (tax.high ?? 0), estimate.high)
    totals.add(JSON.stringify([taxes.reduce((rest, tax) => rest - (tax.low ?? 0), estimate.low), high]))
  }
  return own.size > 1 || times !== undefined || unitLabel !== undefined ? new Set() : totals
}

/** The least of a price that has one figure. */
function lowOf(price: Price): number | null {
  return price.kind === 'exact' || price.kind === 'from' ? price.amount : price.kind === 'range' ? price.low : null
}

/** The least that the package's own line says, of one. */
function ownLeast(all: readonly Complete[], { times }: Category): number | null {
  return lowest(
    all.map(({ selection, estimate }) => {
      const low = estimate.state === 'forbidden' ? null : (estimate.lines.find(({ kind }) => kind === 'package')?.low ?? null)
      return low === null ? null : low / (times === undefined ? 1 : Number(selection.inputs[times]))
    }),
  )
}
