import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect, onTestFinished, test } from 'vitest'
import { localTime } from '#src/booking/schedule/business-time.ts'
import { pricedSelection, selectionEstimate } from '#src/booking/programs/selection-estimate.ts'
import type { Selection } from '#src/catalog/estimate/selection.ts'
import { timeOf } from '#src/catalog/time-of-day.ts'
import type { PreparedRequest, SavedEstimate, SelectionEstimate, ServiceSelection } from '#src/contract/generated/types.ts'
import { SAVING } from '#tests/support/browser/saved-estimates.ts'
import { priceForm } from '#src/booking/form/form-context.ts'
import { EMPTY_VALUES } from '#src/booking/form/form-values.ts'
import { calculatedPrice } from '#src/booking/request/estimate-snapshot.ts'
import { COUPONS, limitedCoupons, USED_UP_TEXT } from '#tests/support/content/coupon-content.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { copySample } from '#tests/support/content/content-copy.ts'
import { drawFromSeed } from '#tests/support/draw.ts'
import { drawSelection } from '#tests/support/prices/random-selection.ts'
import { SEED } from '#tests/support/seed.ts'
import { startTestServer } from '#tests/support/server/test-server.ts'
import { sizeOf } from '#tests/support/sizes.ts'

/** `SELECTIONS=100000 npx vitest run api/programs/same-price` for more of them. */
const SELECTIONS = sizeOf('SELECTIONS', { everyday: 200, all: 3000 })

async function connected(origin: string): Promise<Client> {
  const client = new Client({ name: 'a program', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', origin)))
  onTestFinished(() => client.close())
  return client
}

function wantedOf({ category, package: chosen, inputs, addons, date, time }: Selection): ServiceSelection {
  const when = date === null ? {} : { date, ...(time && { time: timeOf(time.start) }) }
  return { service: category, ...(chosen !== null && { package: chosen }), answers: inputs, addons: [...addons], ...when }
}

test.each(['tests/content/detailing', 'tests/content/window-cleaning', 'examples/boats'])(
  'over HTTP and MCP each selection of %s costs what the engine says',
  { timeout: 300_000 },
  async folder => {
    const contentFolder = copySample(SAVING, folder)
    const { origin, call, context, time } = await startTestServer({ contentFolder, env: { REQUEST_LIMIT: '0' } })
    const { revision } = context.content.current()
    const client = await connected(origin)
    const asked = localTime(time.now, revision.content.business.timeZone)
    const draw = drawFromSeed(SEED)
    const seen = { priced: 0, unpriced: 0, refused: 0 }
    for (let n = 0; n < SELECTIONS / 3; n++) {
      const wanted = wantedOf(drawSelection(draw, revision.content))
      const where = `SEED=${SEED}: ${JSON.stringify(wanted)}`
      const priced = pricedSelection(revision, wanted, asked)
      const { status, text } = await call('POST', '/api/v1/estimates', { body: wanted })
      const { structuredContent, isError = false } = await client.callTool({ name: 'estimate', arguments: { ...wanted } })
      if (!priced.ok) {
        expect([status, isError], where).toEqual([400, true])
        seen.refused++
        continue
      }
      const expected = selectionEstimate(priced, revision)
      expect((JSON.parse(text) as SavedEstimate).estimate, where).toEqual(expected)
      expect(structuredContent, where).toEqual(expected)
      seen[expected.low === null ? 'unpriced' : 'priced']++
    }
    expect(Object.entries(seen).filter(([, times]) => times === 0)).toEqual([])
  },
)

test('of a code that has been used up, HTTP and MCP say what the form says: the price without it, and why', async () => {
  const contentFolder = copySample([...limitedCoupons({ uses: 1 }), ...SAVING])
  const { origin, call, context, time } = await startTestServer({ contentFolder, env: { REQUEST_LIMIT: '0' } })
  const { revision } = context.content.current()
  const client = await connected(origin)
  const asked = localTime(time.now, revision.content.business.timeZone)
  const draw = drawFromSeed(SEED)
  // Codes stand in no content that is drawn from.
  const { content: plain } = await sampleRevision()
  const estimateOf = async (tool: 'estimate' | 'prepare_request', wanted: ServiceSelection) => {
    const { structuredContent } = await client.callTool({ name: tool, arguments: { ...wanted } })
    return tool === 'estimate' ? (structuredContent as SelectionEstimate) : (structuredContent as PreparedRequest).estimate
  }
  const drawn = draw
    .times(SELECTIONS, () => wantedOf(drawSelection(draw, plain)))
    .filter(({ service }) => service === 'Car')
    .map(wanted => ({ ...wanted, answers: { ...wanted.answers, coupon: 'again10' } }))
  /** As the form has it once it was answered what follows from the code. */
  const form = ({ service, package: chosen = '', answers = {}, addons = [], date = '', time = '' }: ServiceSelection, offer: string) => {
    const inputs = { ...Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, String(answer)])), offer }
    const { estimate } = priceForm(revision, { ...EMPTY_VALUES, category: service, package: chosen, inputs, addons, date, time }, asked)
    return estimate === null ? null : calculatedPrice(estimate, revision)
  }
  const basic: ServiceSelection = { service: 'Car', package: 'car-basic-shine', answers: { size: 'sedan', coupon: 'again10' } }
  expect(await estimateOf('estimate', basic)).toMatchObject({ calculated_price: '40.00', notes: [] })
  const body = { name: 'Ann Ash', email: 'ann@example.com', phone: '', request_type: 'quote', vehicle_category: 'Car', car_addons: [] }
  const { status } = await call('POST', '/api/v1/appointments/', {
    body: { ...body, car_package: 'car-basic-shine', car_size: 'sedan', car_coupon: 'AGAIN10' },
  })
  expect(status).toBe(201)

  let lowered = 0
  for (const wanted of [basic, ...drawn]) {
    const where = `SEED=${SEED}: ${JSON.stringify(wanted)}`
    if (!pricedSelection(revision, wanted, asked).ok) continue
    const price = form(wanted, '$used')
    if (price !== form(wanted, 'welcome')) lowered++
    const saved = JSON.parse((await call('POST', '/api/v1/estimates', { body: wanted })).text) as SavedEstimate
    for (const told of [await estimateOf('estimate', wanted), await estimateOf('prepare_request', wanted), saved.estimate]) {
      expect(told.calculated_price, where).toBe(price)
      expect(told.notes, where).toContain(USED_UP_TEXT)
    }
  }
  expect(lowered).toBeGreaterThan(2)
})

test.each([
  { coupon: 'nobody-has-this', notes: ['This code is not known'] },
  { coupon: 'again10', notes: [] },
])('of the code $coupon, HTTP and MCP say what the form says below it', async ({ coupon, notes }) => {
  const { origin, call } = await startTestServer({ contentFolder: copySample([...COUPONS, ...SAVING]), env: { REQUEST_LIMIT: '0' } })
  const client = await connected(origin)
  const wanted: ServiceSelection = { service: 'Car', package: 'car-basic-shine', answers: { size: 'sedan', coupon } }
  const { structuredContent } = await client.callTool({ name: 'estimate', arguments: { ...wanted } })
  const { status, text } = await call('POST', '/api/v1/estimates', { body: wanted })
  expect(status, text).toBe(200)
  for (const told of [structuredContent as SelectionEstimate, (JSON.parse(text) as SavedEstimate).estimate]) {
    expect(told.notes).toEqual(notes)
    expect(told.calculated_price).toBe(notes.length === 0 ? '40.00' : '50.00')
  }
})
