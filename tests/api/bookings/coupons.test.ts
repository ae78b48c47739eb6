import { expect, test } from 'vitest'
import type { ServiceCatalog } from '#src/contract/generated/types.ts'
import { copySample } from '#tests/support/content/content-copy.ts'
import { SAVING } from '#tests/support/browser/saved-estimates.ts'
import { CODES, COUPONS } from '#tests/support/content/coupon-content.ts'
import { CAR } from '#tests/support/server/open-coupons.ts'
import { startTestServer } from '#tests/support/server/test-server.ts'

test.each([
  { what: 'a code', sent: { car_coupon: 'again10' }, price: 40, stored: { car_coupon: 'again10', car_offer: 'welcome' } },
  { what: 'no code', sent: {}, price: 50, stored: {} },
  { what: 'a code of no rule', sent: { car_coupon: 'AGAIN99' }, price: 50, stored: { car_coupon: 'AGAIN99', car_offer: '$unknown' } },
  { what: 'an offer without its code', sent: { car_offer: 'welcome' }, price: 50, stored: {} },
  { what: 'the offer of another code', sent: { car_coupon: 'AGAIN99', car_offer: 'welcome' }, price: 50, stored: { car_offer: '$unknown' } },
])('a request with $what has its price, whatever it says of the offer', async ({ sent, price, stored }) => {
  const { call, signIn } = await startTestServer({ contentFolder: copySample(COUPONS) })
  expect((await call('POST', '/api/v1/appointments/', { body: { ...CAR, ...sent } })).status).toBe(201)
  const { body } = await call('GET', '/api/v1/appointments/', { token: await signIn() })
  expect(body.appointments[0]).toMatchObject({ calculated_price: price, ...stored })
  if (!('car_offer' in stored)) expect(body.appointments[0]).not.toHaveProperty('car_offer')
})

test('an estimate of programs asks for no code, and takes one', async () => {
  const { call } = await startTestServer({ contentFolder: copySample([...COUPONS, ...SAVING]) })
  const selection = { service: 'Car', package: 'car-basic-shine', answers: { size: 'sedan' } }
  const costOf = async (answers: object) =>
    (await call('POST', '/api/v1/estimates', { body: { ...selection, answers: { ...selection.answers, ...answers } } })).body.estimate
  expect(await costOf({})).toMatchObject({ low: 5000, missing: [] })
  expect(await costOf({ coupon: ' AGAIN10' })).toMatchObject({ low: 4000 })
})

test('nothing that anybody may read has a code, or a price that only a code brings', async () => {
  const { call, context, origin } = await startTestServer({ contentFolder: copySample(COUPONS) })
  const { id } = context.content.current().revision
  const files = ['form.json', 'owner-form.json'].map(name => `/content/${id}/${name}`)
  for (const path of ['/llms.txt', '/api/v1/catalog', ...files]) {
    const answer = await fetch(origin + path)
    const text = await answer.text()
    expect([path, answer.status, CODES.exec(text)]).toEqual([path, 200, null])
    if (!path.startsWith('/content/')) expect([path, /\$40\b|Welcome back|Early summer/.exec(text)]).toEqual([path, null])
  }
  const catalog = JSON.parse((await call('GET', '/api/v1/catalog')).text) as ServiceCatalog
  const questions = catalog.services[0]?.questions.map(({ id, optional }) => [id, optional])
  expect(questions).toEqual([
    ['size', undefined],
    ['coupon', true],
  ])
  const lookup = '/api/v1/services/lookup?category=Car&input=offer'
  expect((await call('GET', `${lookup}&text=good%20%20Neighbor`)).body).toEqual({ answer: 'early-summer' })
  expect((await call('GET', `${lookup}&text=good`)).body).toEqual({ answer: '$unknown' })
})
