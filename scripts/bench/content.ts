import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { type DatasetDocument, toDocuments } from '#src/cms/sanity/dataset-documents.ts'
import { loadContent } from '#src/cms/folder/local-content.ts'
import { toNdjson } from '#src/cms/sanity/ndjson.ts'
import { atMost, type Figure, median } from './measure.ts'
import { type Running, startLake, startSite } from './servers.ts'
import { type Latencies, quantile, type Visit } from './steady-load.ts'
import { Visitors } from './visitors.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'

const PROJECT = { SANITY_PROJECT_ID: 'local', SANITY_DATASET: 'production' }

const PUBLISHED = 10

/** Rounds with and without changes alternate, as does which comes first. */
const ROUNDS = 5
const SWAPS = 100

/** Warm-up changes: a new server's JIT compilation would distort the first round. */
const WARM_UP = 30

/** Polling interval for a change to become visible. */
const LOOK_MS = 10

/** Measures the time from a publish in a dataset to a visitor's page, and how a hundred changes affect visitors' latency. */
export async function benchContent(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-lake-'))
  const documents = await sampleDocuments()
  writeFileSync(join(folder, 'documents.ndjson'), toNdjson(documents))
  const lake = await startLake(folder, join(folder, 'documents.ndjson'))
  const site = await startSite({}, { ...PROJECT, SANITY_API_HOST: lake.origin })
  const publisher = new Publisher(lake.origin, site.origin, documents)
  try {
    // Warm-up: the first publishes pay for compilation and new connections.
    for (let turn = 0; turn < 3; turn++) await publisher.publish()
    const delays: number[] = []
    for (let turn = 0; turn < PUBLISHED; turn++) delays.push(await publisher.publish())
    return [
      { name: 'content: publish to visible on a new page, the slowest of ten', ...atMost(Math.max(...delays), 2000, 'ms') },
      { name: 'content: publish to visible on a new page', value: Math.round(median(delays)), unit: 'ms', aim: '', holds: true },
      ...(await benchSwaps(site, publisher)),
    ]
  } finally {
    await site.stop()
    await lake.stop()
    rmSync(folder, { recursive: true })
  }
}

async function benchSwaps(site: Running, publisher: Publisher): Promise<Figure[]> {
  const { csrf_token: token } = (await (await fetch(`${site.origin}/api/v1/csrf-token`)).json()) as { csrf_token: string }
  const visitors = new Visitors(site.origin, [PAGE, bookingWith(token)])
  let lasted = 0
  async function changing(swaps: number): Promise<Latencies[]> {
    const began = performance.now()
    const felt = await visitors.during(async () => {
      for (let swap = 0; swap < swaps; swap++) await publisher.publish()
    })
    lasted = performance.now() - began
    return felt
  }
  const calm = () => visitors.during(() => publisher.look(lasted))
  const rounds: Round[] = []
  try {
    await changing(WARM_UP)
    for (let round = 0; round < ROUNDS; round++) {
      const before = round % 2 === 0 ? null : await calm()
      const during = await changing(SWAPS / ROUNDS)
      rounds.push({ during, without: before ?? (await calm()) })
    }
  } finally {
    await visitors.leave()
  }
  const failed = rounds.flatMap(({ during, without }) => [...during, ...without]).reduce((sum, load) => sum + load.failed, 0)
  return [
    ...compared('page loads', rounds, 0),
    ...compared('priced requests', rounds, 1),
    { name: `content: requests that failed during ${SWAPS} changes`, ...atMost(failed, 0, 'ratio') },
  ]
}

/** Visitors' latencies with and without changes, measured in turn, by visit. */
interface Round {
  during: Latencies[]
  without: Latencies[]
}

/** Pools all rounds: a single one has too few requests for a meaningful tail latency. */
function compared(what: string, rounds: readonly Round[], visit: number): Figure[] {
  const slow = (loads: readonly Latencies[][]) =>
    quantile(
      loads.flatMap(load => load[visit]?.times ?? []),
      0.99,
    )
  const [during, without] = [slow(rounds.map(round => round.during)), slow(rounds.map(round => round.without))]
  return [
    { name: `content: ${what}, p99 during ${SWAPS} changes / without`, ...atMost(during / without, 1.5, 'ratio') },
    { name: `content: ${what}, p99 during ${SWAPS} changes`, value: Number(during.toFixed(1)), unit: 'ms', aim: '', holds: true },
    { name: `content: ${what}, p99 without`, value: Number(without.toFixed(1)), unit: 'ms', aim: '', holds: true },
  ]
}

const PAGE: Visit = { everyMs: 10, path: '/', method: 'GET', headers: { 'accept-encoding': 'br' }, body: null }

function bookingWith(token: string): Visit {
  const quote = {
    name: 'Benny Bench',
    email: 'benny@example.com',
    request_type: 'quote',
    vehicle_category: 'Car',
    car_package: 'car-gold-shine',
    car_size: 'mid',
    car_addons: ['engine-bay'],
  }
  const headers = { 'content-type': 'application/json', 'x-csrf-token': token }
  return { everyMs: 40, path: '/api/v1/appointments/', method: 'POST', headers, body: JSON.stringify(quote) }
}

/** Publishes prices one at a time, and waits until visitors see each. */
class Publisher {
  private readonly lake: string
  private readonly site: string
  private readonly motorcycles: DatasetDocument
  private dollars = 1000
  private tag: string | null = null

  constructor(lake: string, site: string, documents: readonly DatasetDocument[]) {
    const found = documents.find(({ _id }) => _id === 'category-Motorcycle')
    if (found === undefined) throw new Error('the sample has no motorcycles')
    this.lake = lake
    this.site = site
    this.motorcycles = found
  }

  /** Returns the time until visible, in ms. */
  async publish(): Promise<number> {
    this.dollars += 1
    this.tag ??= await this.pageTag()
    const document = structuredClone(this.motorcycles) as { packages: { price: object }[] } & DatasetDocument
    if (document.packages[0] !== undefined) document.packages[0].price = { _type: 'ExactPrice', kind: 'exact', amount: this.dollars * 100 }
    const body = JSON.stringify({ mutations: [{ createOrReplace: document }] })
    const began = performance.now()
    const answer = await fetch(`${this.lake}/v2025-02-19/data/mutate/production`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    if (!answer.ok) throw new Error(`the lake answered with ${answer.status}`)
    // Compares ETags: reading the whole page at each poll would distort the measurement.
    const before = this.tag
    while (this.tag === before) {
      if (performance.now() - began > 60_000) throw new Error(`$${this.dollars} did not become visible`)
      await after(LOOK_MS)
      this.tag = await this.pageTag()
    }
    return performance.now() - began
  }

  /** Polls as if something had been published, so that the polling's own effect on visitors is not counted as the cost of a change. */
  async look(ms: number): Promise<void> {
    const until = performance.now() + ms
    while (performance.now() < until) {
      await after(LOOK_MS)
      await this.pageTag()
    }
  }

  private async pageTag(): Promise<string | null> {
    return (await fetch(`${this.site}/`, { method: 'HEAD' })).headers.get('etag')
  }
}

async function sampleDocuments(): Promise<DatasetDocument[]> {
  const loaded = await loadContent(SAMPLE_FOLDER)
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  return toDocuments(loaded.value.content)
}
