import { expect, test } from 'vitest'
import { countWork, jobOf } from '#src/booking/appointment/job.ts'
import { ownerMail } from '#src/booking/appointment/owner-mail.ts'
import { serviceTitle } from '#src/booking/appointment/service-texts.ts'
import { serviceFields } from '#src/booking/appointment/stored-fields.ts'
import { compiledRevision } from '#src/catalog/compiled-revision.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { sampleVisit } from '#tests/support/content/sample-visit.ts'
import { STORED } from '#tests/support/server/stored-request.ts'

/** A request of several items, wherever the business reads it. */

const { content: sample } = await sampleRevision()
const revision = compiledRevision('visits', { ...sample, visit: sampleVisit() }, '2026-05-11')
const { content } = revision
const MOTORCYCLE = { category: 'Motorcycle', package: 'motorcycle-standard-detail' }
const SEDAN = { category: 'Car', package: 'car-gold-shine', inputs: { size: 'sedan' }, addons: ['pet-hair', 'pet-hair'] }
const REQUEST: Appointment = { ...STORED, visit_water: 'no', further_items: [MOTORCYCLE, SEDAN] }

const titleOf = (id: string) => content.categories.flatMap(({ packages }) => packages).find(item => item.id === id)?.title ?? ''
const [gold, standard] = [titleOf('car-gold-shine'), titleOf('motorcycle-standard-detail')]

test('its title names every service, and how often each is asked for', () => {
  expect(serviceTitle(REQUEST, content)).toBe(`2 × ${gold} + ${standard}`)
  expect(serviceTitle({ ...REQUEST, further_items: [] }, content)).toBe(gold)
  expect(serviceTitle({ ...REQUEST, further_items: [{ category: 'Gone', package: 'gone_package' }] }, content)).toBe(`${gold} + Gone package`)
})

test('its fields have each further item with its answers and add-ons, then what the visit was asked', () => {
  const fields = serviceFields(REQUEST, content).map(({ label, text }) => `${label} = ${text}`)
  expect(fields).toEqual([
    expect.stringContaining(gold),
    expect.stringContaining('Mid-Size'),
    'Add-ons = Engine Bay',
    `${content.categories.find(({ id }) => id === 'Motorcycle')?.formTitle} = ${standard}`,
    expect.stringMatching(new RegExp(`^Car = ${gold}; .*size: .*Sedan.*; Add-ons: Pet Hair × 2$`)),
    'Is there water on site? = No',
  ])
})

test('the work of the visit is that of all items, and a day counts each of them', () => {
  const features = (id: string) => content.categories.flatMap(({ packages }) => packages).find(item => item.id === id)?.features ?? []
  expect(jobOf(REQUEST, content).includes).toEqual(expect.arrayContaining(features('motorcycle-standard-detail')))
  expect(countWork([REQUEST], content)).toEqual([
    { title: gold, count: 2 },
    { title: standard, count: 1 },
    { title: 'Pet Hair', count: 2 },
    { title: 'Engine Bay', count: 1 },
  ])
})

test("the owner's mail names all of it", () => {
  const { text } = ownerMail(REQUEST, revision, { to: 'owner@example.com', adminAddress: 'https://www.example.com/#/admin' })
  expect(text).toContain(`Motorcycle: ${standard}`)
  expect(text).toContain('Is there water on site? No')
})
