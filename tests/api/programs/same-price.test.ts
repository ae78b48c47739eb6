import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect, onTestFinished, test } from 'vitest'
import { localTime } from '#src/booking/schedule/business-time.ts'
import { pricedSelection, selectionEstimate } from '#src/booking/programs/selection-estimate.ts'
import { timeOf } from '#src/catalog/time-of-day.ts'
import type { SavedEstimate, ServiceSelection } from '#src/contract/generated/types.ts'
import { SAVING } from '#tests/support/browser/saved-estimates.ts'
import { copySample } from '#tests/support/content/content-copy.ts'
import { drawFromSeed } from '#tests/support/draw.ts'
import { drawSelection } from '#tests/support/prices/random-catalog.ts'
import { SEED } from '#tests/support/seed.ts'
import { startTestServer } from '#tests/support/server/test-server.ts'
import { sizeOf } from '#tests/support/sizes.ts'

/** `SELECTIONS=100000 npx vitest run api/programs/same-price` for more of them. */
const SELECTIONS = sizeOf('SELECTIONS', { everyday: 200, all: 3000 })

test.each(['tests/content/detailing', 'tests/content/window-cleaning', 'examples/boats'])(
  'over HTTP and MCP each selection of %s costs what the engine says',
  { timeout: 300_000 },
  async folder => {
    const contentFolder = copySample(SAVING, folder)
    const { origin, call, context, time } = await startTestServer({ contentFolder, env: { REQUEST_LIMIT: '0' } })
    const { revision } = context.content.current()
    const client = new Client({ name: 'a program', version: '1' })
    await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', origin)))
    onTestFinished(() => client.close())
    const asked = localTime(time.now, revision.content.business.timeZone)
    const draw = drawFromSeed(SEED)
    const seen = { priced: 0, unpriced: 0, refused: 0 }
    for (let n = 0; n < SELECTIONS / 3; n++) {
      const { category, package: chosen, inputs, addons, date, time: at } = drawSelection(draw, revision.content)
      const when = date === null ? {} : { date, ...(at && { time: timeOf(at.start) }) }
      const wanted: ServiceSelection = {
        service: category,
        ...(chosen !== null && { package: chosen }),
        answers: inputs,
        addons: [...addons],
        ...when,
      }
      const where = `SEED=${SEED}: ${JSON.stringify(wanted)}`
      const priced = pricedSelection(revision, wanted, asked)
      const { status, text } = await call('POST', '/api/v1/estimates', { body: wanted })
      const { structuredContent, isError = false } = await client.callTool({ name: 'estimate', arguments: { ...wanted } })
      if (!priced.ok) {
        expect([status, isError], where).toEqual([400, true])
        seen.refused++
        continue
      }
      const expected = selectionEstimate(priced.estimate, revision)
      expect((JSON.parse(text) as SavedEstimate).estimate, where).toEqual(expected)
      expect(structuredContent, where).toEqual(expected)
      seen[expected.low === null ? 'unpriced' : 'priced']++
    }
    expect(Object.entries(seen).filter(([, times]) => times === 0)).toEqual([])
  },
)
