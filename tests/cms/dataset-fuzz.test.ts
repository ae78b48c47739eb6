import { readdirSync, readFileSync } from 'node:fs'
import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { compile } from '#src/catalog/compile/compile.ts'
import { publishCheck } from '#src/catalog/publish-check/publish-check.ts'
import { type DatasetDocument, toDocuments } from '#src/cms/sanity/dataset-documents.ts'
import { checkDocuments } from '#src/cms/documents/checked-documents.ts'
import { loadContent } from '#src/cms/folder/local-content.ts'
import { MediaReader } from '#src/cms/media/media.ts'
import { type Draw, drawFromSeed } from '#tests/support/draw.ts'
import { SEED } from '#tests/support/seed.ts'

/** `FUZZ=10000 npx vitest run dataset-fuzz` for the full size, with SEED for the same once more. */
const COUNT = Number(process.env['FUZZ'] ?? 100)

/** The smaller business: its selections are counted faster. */
const FOLDER = 'tests/content/window-cleaning'

const loaded = await loadContent(FOLDER)
if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
const text = JSON.stringify(toDocuments(loaded.value.content))
const isContent = contentValidator()
const reader = new MediaReader()

test(`${COUNT} datasets with anything in them crash nothing, and none that is invalid goes live`, async () => {
  const draw = drawFromSeed(SEED)
  let [live, refused] = [0, 0]
  for (let at = 0; at < COUNT; at++) {
    const documents = hostileDataset(draw)
    const checked = await checkDocuments(documents, 'sanity:p1/production', { folder: FOLDER, assets: null }, reader)
    if (!checked.ok) {
      refused++
      expect(checked.problems.length).toBeGreaterThan(0)
      for (const line of checked.problems) expect(line).toMatch(/^[^#]+#(\/[^:]*)?: \S/)
      continue
    }
    live++
    const { content } = checked.value
    // Checked once more by other means than those that let it through.
    expect(isContent(content), JSON.stringify(isContent.errors)).toBe(true)
    expect(compile(content).ok).toBe(true)
    expect(publishCheck(content).problems).toEqual([])
    expect(JSON.stringify(content)).not.toMatch(/"_(id|type|key|ref|rev)"/)
  }
  process.stdout.write(`${live} went live, ${refused} were refused\n`)
  expect(live).toBeGreaterThan(0)
  expect(refused).toBeGreaterThan(COUNT / 4)
}, 3_600_000)

/** The schemas as they are written, without what the project generates from them. */
function contentValidator() {
  const files = readdirSync('schemas/content').map(file => JSON.parse(readFileSync(`schemas/content/${file}`, 'utf8')) as AnySchemaObject)
  const ajv = new Ajv2020({ schemas: files, discriminator: true, unicode: false, strict: false, logger: false })
  return ajv.compile({ $ref: 'content/content.schema.json' })
}

/** A dataset with a few things done to it, most of them wrong. */
function hostileDataset(draw: Draw): unknown[] {
  const documents = JSON.parse(text) as DatasetDocument[]
  const harm = draw.between(1, 3)
  for (let at = 0; at < harm; at++) {
    if (draw.chance(10)) spoilList(draw, documents)
    else spoilInside(draw, draw.one(documents))
  }
  return documents
}

function spoilList(draw: Draw, documents: unknown[]): void {
  const at = draw.between(0, documents.length - 1)
  const found = documents[at] as DatasetDocument
  if (draw.chance(30)) documents.splice(at, 1)
  else if (draw.chance(40)) documents.push(draw.one([found, { ...found, _id: 'copy' }, { ...found, _id: `drafts.${found._id}` }]))
  else documents[at] = draw.one([null, 7, 'text', [], {}, { _id: found._id }, { _type: found._type }, { ...found, _type: 'category' }])
}

/** Changes one place, however deep. */
function spoilInside(draw: Draw, document: unknown): void {
  const places = typeof document === 'object' && document !== null ? placesIn(document) : []
  if (places.length === 0) return
  const { parent, key } = draw.one(places)
  const other = draw.one(places)
  if (draw.chance(20)) Reflect.deleteProperty(parent, key)
  else if (draw.chance(15) && !Array.isArray(parent))
    define(parent, draw.one(['extra', '_extra', '__proto__', 'constructor', 'kind', 'id', '_key', '_type']), anything(draw))
  // What stands somewhere else in the document is often of the right type at the wrong place.
  else if (draw.chance(40)) Reflect.set(parent, key, copy(Reflect.get(other.parent, other.key)))
  else if (draw.chance(30) && Array.isArray(parent)) parent.push(copy(Reflect.get(parent, key)))
  else Reflect.set(parent, key, anything(draw))
}

/** By way of JSON, which the runtime reads and writes however deep it is; `structuredClone` ends at some thousand levels. */
function copy(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

/** As JSON sets a field, whatever it is called. */
function define(parent: object, key: string, value: unknown): void {
  Object.defineProperty(parent, key, { value, enumerable: true, configurable: true, writable: true })
}

function placesIn(value: object, depth = 0): { parent: object; key: string }[] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => [
    { parent: value, key },
    ...(typeof inner === 'object' && inner !== null && depth < 60 ? placesIn(inner, depth + 1) : []),
  ])
}

function anything(draw: Draw): unknown {
  return draw.one<() => unknown>([
    () => null,
    () => draw.one([0, -1, 1, 0.5, 1e15, 1e308, -0]),
    () => draw.one(['', ' ', 'a', '__proto__', '$package', '<script>', '\u0000', '\uD800', '2026-02-30', 'x'.repeat(100_000)]),
    () => draw.one([true, false]),
    () => draw.one<unknown>([[], {}, [[]], [null], [{}], { _type: 'reference', _ref: 'nothing' }, { _ref: 1 }, { kind: 'constructor' }]),
    () => nested(draw.one([5, 300, 20_000])),
  ])()
}

function nested(depth: number): unknown {
  let value: unknown = { kind: 'exact', amount: 1 }
  for (let level = 0; level < depth; level++) value = { kind: 'limit', min: 1, price: value }
  return value
}
