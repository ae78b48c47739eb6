import { expect, test } from 'vitest'
import { priceRows } from '#src/catalog/words/price-text.ts'
import type { ServiceCatalog } from '#src/contract/generated/types.ts'
import { copySample } from '#tests/support/content/content-copy.ts'
import { startTestServer } from '#tests/support/server/test-server.ts'
import { TRAVEL } from '#tests/support/content/travel-content.ts'

const WINDOWS = 'tests/content/window-cleaning'

test('a program reads every service, question, add-on and rule, with the prices that the page says', async () => {
  const { origin, context } = await startTestServer({ contentFolder: WINDOWS })
  const catalog = (await (await fetch(`${origin}/api/v1/catalog`)).json()) as ServiceCatalog
  const { content, money, id } = context.content.current().revision
  expect(catalog).toMatchObject({ revision: id, day: '2026-06-01', business: { name: content.business.name, currency: 'EUR' } })
  expect(catalog.services.map(service => service.id)).toEqual(content.categories.map(category => category.id))
  for (const category of content.categories) {
    const service = catalog.services.find(one => one.id === category.id)
    expect(service?.packages.map(item => item.price)).toEqual(category.packages.map(({ price }) => price))
    expect(service?.questions.map(({ id: question, field }) => [question, field])).toEqual(
      category.inputs.map(input => [input.id, `${category.fieldPrefix}_${input.id}`]),
    )
    expect(service?.addons.map(addon => addon.id)).toEqual(category.addonGroups.flatMap(({ items }) => items.map(addon => addon.id)))
    expect(service?.rules.length).toBeGreaterThanOrEqual((category.rules ?? []).filter(({ effect }) => effect.kind !== 'advise').length)
    for (const item of category.packages) {
      const told = service?.packages.find(one => one.id === item.id)
      const own = priceRows(item.price, { category, package: item, money, wording: content.messages.price })
      expect(told?.prices.length, item.id).toBeGreaterThan(0)
      expect(own.map(({ labels }) => labels)).toEqual(expect.arrayContaining(told?.prices.map(({ choices }) => choices) ?? []))
    }
  }
})

test('a program reads what a code looks like, what is looked up by it, and what is counted from answers, but no table', async () => {
  const roof = { id: 'roof', kind: 'product', label: 'Roof', unit: 'square foot', units: 'square feet', of: ['length', 'width'], factor: 1.35 }
  const feet = (id: string) => ({ id, kind: 'number', label: id, unit: 'foot', show: 'used', required: 'How long?', min: 1, max: 20 })
  const rule = { id: 'roof', title: 'Roof', effect: { kind: 'add', price: { kind: 'per', input: 'roof', rate: 10 } } }
  const file = 'categories/car.json'
  const counted = [feet('length'), feet('width'), roof].map(set => ({ file, at: '/inputs/-', set }))
  const { origin } = await startTestServer({ contentFolder: copySample([...TRAVEL, ...counted, { file, at: '/rules/-', set: rule }]) })
  const { services } = (await (await fetch(`${origin}/api/v1/catalog`)).json()) as ServiceCatalog
  const car = services.find(({ id }) => id === 'Car')
  expect(car?.questions).toMatchObject([
    { id: 'size', kind: 'choice' },
    { id: 'zip', kind: 'code', field: 'car_zip', pictures: ['99999', '99999-9999'] },
    { id: 'zone', kind: 'lookup', follows: 'zip', options: [{ id: 'near', label: 'Near' }, { id: 'far' }] },
    { id: 'length', kind: 'number' },
    { id: 'width', kind: 'number' },
  ])
  expect(car?.counted).toEqual([{ id: 'roof', label: 'Roof', unit: 'square feet', of: ['length', 'width'], factor: 1.35, decimals: 0 }])
  expect(JSON.stringify(services)).not.toContain('83702')
})

test('the catalog is sent once for each state of the content and each day', async () => {
  const { origin, time } = await startTestServer()
  const read = (headers: Record<string, string> = {}) => fetch(`${origin}/api/v1/catalog`, { headers })
  const first = await read()
  const tag = first.headers.get('etag') ?? ''
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'public, no-cache'])
  const again = await read({ 'if-none-match': tag })
  expect([again.status, await again.text()]).toEqual([304, ''])
  time.now = new Date(time.now.getTime() + 86_400_000)
  const later = await read({ 'if-none-match': tag })
  expect([later.status, later.headers.get('etag') === tag]).toEqual([200, false])
})

test('programs are led to what is written for them: from every page, and by robots.txt', async () => {
  const { origin } = await startTestServer({ env: { PUBLIC_ORIGIN: 'https://www.example.com' } })
  const robots = await (await fetch(`${origin}/robots.txt`)).text()
  expect(robots).toContain('Allow: /api/v1/catalog\n')
  const answer = await fetch(`${origin}/llms.txt`)
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const [title, about, facts, ...sections] = (await answer.text()).trim().split('\n\n')
  expect(title).toMatch(/^# \S/)
  expect(about).toMatch(/^> \S/)
  expect(facts).toContain('The form books, and nothing else')
  const heads = sections.filter(section => section.startsWith('#'))
  expect(heads).toEqual(['## Services', '## For programs', '## Optional'])
  // As the proposal has it: below a heading, every line is a link with what it leads to.
  const lines = sections.filter(section => !section.startsWith('#')).flatMap(section => section.split('\n'))
  expect(lines.filter(line => !/^- \[[^\]]+\]\(https:\/\/www\.example\.com\/\S*\): \S/.test(line))).toEqual([])
  const addresses = lines.map(line => /\((\S+)\)/.exec(line)?.[1] ?? '')
  expect(addresses).toContain('https://www.example.com/mcp')
  expect(lines.find(line => line.includes('/car-detailing'))).toContain('Gold Shine Rejuvenation From $300')
})

test('the description of the API has the catalog and what it answers', async () => {
  const { origin } = await startTestServer()
  const { paths, components } = (await (await fetch(`${origin}/api/v1/openapi.json`)).json()) as { paths: object; components: { schemas: object } }
  expect(paths).toHaveProperty(['/api/v1/catalog', 'get', 'responses', '200'])
  for (const name of ['ServiceCatalog', 'ToldService', 'SelectionEstimate']) expect(components.schemas).toHaveProperty(name)
})
