import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { pricedSelection, selectionEstimate } from '#src/booking/programs/selection-estimate.ts'
import { priceForm } from '#src/booking/form/form-context.ts'
import { EMPTY_VALUES, type FormValues, namedFields } from '#src/booking/form/form-values.ts'
import { calculatedPrice } from '#src/booking/request/estimate-snapshot.ts'
import { FIELD, fieldName } from '#src/booking/request/flat-fields.ts'
import { readRequest } from '#src/booking/request/read-request.ts'
import type { LocalTime } from '#src/booking/schedule/business-time.ts'
import { explain } from '#src/catalog/words/explain.ts'
import type { Selection } from '#src/catalog/estimate/selection.ts'
import type { Revision } from '#src/catalog/revision.ts'
import { timeOf } from '#src/catalog/time-of-day.ts'
import { visitTime } from '#src/booking/schedule/visit-time.ts'
import { draftEstimate } from '#src/studio-model/estimate/draft-estimate.ts'
import { toldPrice } from '#src/catalog/told/told-price.ts'
import { loadContentSnapshot } from '#src/cms/live/content-snapshot.ts'
import type { AppointmentRequest, Category, ServiceSelection } from '#src/contract/generated/types.ts'
import { copySample } from '#tests/support/content/content-copy.ts'
import { drawFromSeed } from '#tests/support/draw.ts'
import { drawContent } from '#tests/support/prices/random-catalog.ts'
import { drawSelection } from '#tests/support/prices/random-selection.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { revisionWith } from '#tests/support/prices/told-scope.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'
import { SEED } from '#tests/support/seed.ts'
import { sizeOf } from '#tests/support/sizes.ts'

/** `SELECTIONS=100000 npx vitest run same-price` for more of them. */
const SELECTIONS = sizeOf('SELECTIONS', { everyday: 4500, all: 10_000 })

const FOLDERS = [SAMPLE_FOLDER, 'tests/content/window-cleaning', 'examples/boats']

/** When each price is asked for: before all days that are drawn. */
const ASKED: LocalTime = { date: '2026-12-01', time: '09:00' }

/** What a selection is to each of those who ask; a refusal is told as such, in whatever words. */
type Door = (wanted: ServiceSelection, category: Category, revision: Revision) => string | null

const REFUSED = 'refused'

const CONTACT = { name: 'Ann Ash', email: 'ann@example.com', phone: '208-555-0142' }

/** As the visitor's form has it. */
function valuesOf({ service, package: chosen = '', answers = {}, addons = [], date = '', time = '' }: ServiceSelection): FormValues {
  const inputs = Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, String(answer)]))
  return { ...EMPTY_VALUES, category: service, package: chosen, inputs, addons, date, time }
}

/** As requests and the command have it. */
function flatOf({ service, package: chosen, answers = {}, addons = [], date, time }: ServiceSelection, category: Category): Record<string, unknown> {
  const own = Object.entries(answers).map(([id, answer]) => [fieldName(category, id), answer])
  return {
    [FIELD.category]: service,
    ...(chosen !== undefined && { [fieldName(category, 'package')]: chosen }),
    ...Object.fromEntries(own),
    [fieldName(category, 'addons')]: addons,
    ...(date !== undefined && { [FIELD.date]: date }),
    ...(time !== undefined && { [FIELD.time]: time }),
  }
}

const form: Door = (wanted, _, revision) => {
  const { estimate } = priceForm(revision, valuesOf(wanted), ASKED)
  if (estimate === null) return REFUSED
  const price = calculatedPrice(estimate, revision)
  // What the page says is that price in words.
  const { total } = explain(estimate, revision.money, revision.content.messages)
  if (estimate.low !== null) expect(total).toBe(revision.money.exact(estimate.low))
  return price
}

/** As "Try an estimate" of the Studio has it. */
const studio: Door = ({ package: chosen = null, answers = {}, addons = [], date = '', time = '' }, category, { catalog, money, content }) => {
  const notice = date !== '' && time !== '' ? (visitTime(date, time, ASKED).time?.notice ?? 0) / 60 : null
  const trial = {
    package: chosen,
    answers: Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, String(answer)])),
    addons: Object.fromEntries(addons.map(id => [id, addons.filter(other => other === id).length])),
    date,
    time,
    notice: notice === null ? '' : String(Math.round(notice * 100) / 100),
  }
  const tried = draftEstimate(catalog, category, trial, money, content.messages)
  return tried.ok ? calculatedPrice(tried.estimate, { money }) : REFUSED
}

const program: Door = (wanted, _, revision) => {
  const priced = pricedSelection(revision, wanted, ASKED)
  return priced.ok ? selectionEstimate(priced, revision).calculated_price : REFUSED
}

/** Null where the form's own rules refuse what has a price, such as a day that cannot be booked. */
function requested(wanted: ServiceSelection, category: Category, revision: Revision): string | null {
  const { date, time } = wanted
  const asked = namedFields(revision.content.bookingForm).filter(({ kind, name }) => (kind === 'text' || kind === 'paragraph') && !(name in CONTACT))
  const contact = { ...Object.fromEntries(asked.map(({ name }) => [name, 'D02X285'])), ...CONTACT }
  const mode = date === undefined ? 'quote' : 'appointment'
  const body = { ...contact, ...flatOf(wanted, category), request_type: mode, ...(date !== undefined && { appointment_time: time ?? '10:00' }) }
  const { request, problems } = readRequest(revision, body as AppointmentRequest, ASKED)
  return problems.length > 0 ? null : (request?.calculatedPrice ?? null)
}

function commanded(folder: string, lines: readonly object[]): (string | null)[] {
  const input = `${lines.map(line => JSON.stringify(line)).join('\n')}\n`
  const asked = `${ASKED.date}T${ASKED.time}`
  const run = spawnSync(process.execPath, ['scripts/commands/estimate.ts', '--content', folder, '--asked', asked], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  })
  const answers = run.stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as { error?: string; calculated_price?: string | null })
  expect(answers).toHaveLength(lines.length)
  return answers.map(({ error, calculated_price: price = null }) => (error === undefined ? price : REFUSED))
}

function wantedOf({ category, package: chosen, inputs, addons, date, time }: Selection): ServiceSelection {
  const when = date === null ? {} : { date, ...(time && { time: timeOf(time.start) }) }
  return { service: category, ...(chosen !== null && { package: chosen }), answers: inputs, addons: [...addons], ...when }
}

test.each(FOLDERS)('page, API, command, programs and Studio say one price of each selection of %s', { timeout: 300_000 }, async folder => {
  const loaded = await loadContentSnapshot(folder)
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  const { revision } = loaded.value
  const draw = drawFromSeed(SEED)
  const count = Math.ceil(SELECTIONS / FOLDERS.length)
  const drawn = Array.from({ length: count }, () => wantedOf(drawSelection(draw, revision.content)))
  const known = drawn.flatMap(wanted => {
    const category = revision.content.categories.find(({ id }) => id === wanted.service)
    return category === undefined ? [] : [{ wanted, category }]
  })
  const byCommand = commanded(
    folder,
    known.map(({ wanted, category }) => flatOf(wanted, category)),
  )
  const seen = { priced: 0, quoted: 0, open: 0, refused: 0, requested: 0 }
  known.forEach(({ wanted, category }, at) => {
    const where = `SEED=${SEED}: ${JSON.stringify(wanted)}`
    const price = program(wanted, category, revision)
    seen[price === null ? 'open' : price === REFUSED ? 'refused' : price === 'Consultation Required' ? 'quoted' : 'priced']++
    // A value that is refused here may be none there: the form has no control for it, and a request's empty field counts as not sent.
    if (price === REFUSED) return
    expect(form(wanted, category, revision), `the form, ${where}`).toBe(price)
    expect(studio(wanted, category, revision), `the Studio, ${where}`).toBe(price)
    expect(byCommand[at], `the command, ${where}`).toBe(price)
    const stored = requested(wanted, category, revision)
    const isSame = wanted.date === undefined || wanted.time !== undefined
    if (stored !== null && isSame) {
      expect(stored, `a request, ${where}`).toBe(price)
      seen.requested++
    }
  })
  // Else the law would hold of nothing.
  expect(Object.entries(seen).filter(([, times]) => times < count / 100)).toEqual([])
})

test('what a price table says of a row is what its selections cost', async () => {
  let rows = 0
  for (const folder of FOLDERS) {
    const loaded = await loadContentSnapshot(folder)
    if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
    const { revision } = loaded.value
    const { money, content } = revision
    for (const category of content.categories) {
      for (const item of category.packages) {
        for (const row of toldPrice(item, category, { ...revision, today: ASKED.date }).rows) {
          const price = program({ service: category.id, package: item.id, answers: row.answers }, category, revision)
          // A rate is no price of a selection.
          if (price === null || row.says === null || ('kind' in row.says && !['exact', 'from', 'quote'].includes(row.says.kind))) continue
          rows++
          const text = price === 'Consultation Required' ? content.messages.price.quote : money.text(money.amount(Number(price)))
          expect(row.text, `${folder}, ${item.id}, ${row.labels.join()}`).toContain(text)
        }
      }
    }
  }
  expect(rows).toBeGreaterThan(20)
})

test('the command reads the folder of CONTENT_DIR, and prices a visit by its day', () => {
  const price = { kind: 'exact', amount: 20_000 }
  const changes = [{ from: '2027-03-01', price: { kind: 'exact', amount: 23_000 } }]
  const set = { kind: 'dated', price, changes }
  const folder = copySample([{ file: 'categories/motorcycle.json', at: '/packages/0/price', set }])
  const motorcycle = { vehicle_category: 'Motorcycle', motorcycle_package: 'motorcycle-standard-detail' }
  const days = [undefined, '2027-02-28', '2027-03-01']
  const run = spawnSync(process.execPath, ['scripts/commands/estimate.ts', '--asked', '2026-12-01T09:00'], {
    input: days.map(day => JSON.stringify({ ...motorcycle, appointment_date: day })).join('\n'),
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: folder },
  })
  expect(
    run.stdout
      .split('\n')
      .filter(Boolean)
      .map(line => (JSON.parse(line) as { calculated_price: string }).calculated_price),
  ).toEqual(['200.00', '200.00', '230.00'])
})

test('page and programs say one price of each selection of catalogs with every construct of the language', async () => {
  const sample = await sampleRevision()
  const draw = drawFromSeed(SEED)
  const seen = { priced: 0, timed: 0 }
  for (let n = 0; n < SELECTIONS / 10; n++) {
    const drawn = drawContent(draw)
    const revision = revisionWith(sample.content, drawn)
    const wanted = wantedOf(drawSelection(draw, drawn))
    const category = drawn.categories.find(({ id }) => id === wanted.service)
    if (category === undefined) continue
    const price = program(wanted, category, revision)
    if (price === REFUSED) continue
    expect(form(wanted, category, revision), `SEED=${SEED}, catalog ${n}: ${JSON.stringify(wanted)}`).toBe(price)
    if (price !== null) seen.priced++
    if (price !== program({ ...wanted, time: '00:00' }, category, revision)) seen.timed++
  }
  expect(Object.entries(seen).filter(([, times]) => times < 5)).toEqual([])
})
