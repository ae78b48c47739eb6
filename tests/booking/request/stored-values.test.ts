import { describe, expect, test } from 'vitest'
import { isShown } from '#src/booking/form/circumstances.ts'
import { priceForm } from '#src/booking/form/form-context.ts'
import { EMPTY_VALUES, type FormValues, namedFields } from '#src/booking/form/form-values.ts'
import { fieldName } from '#src/booking/request/flat-fields.ts'
import { storedValues } from '#src/booking/request/stored-values.ts'
import { compile } from '#src/catalog/compile/compile.ts'
import { type FormContent, type FormRevision, revisionOf } from '#src/catalog/revision.ts'
import type { AppointmentRequest, Field } from '#src/contract/generated/types.ts'
import { type Draw, drawFromSeed } from '#tests/support/draw.ts'
import { edited } from '#tests/support/content/edit.ts'
import { followingFrom } from '#tests/support/prices/oracle-answers.ts'
import { drawContent } from '#tests/support/prices/random-catalog.ts'
import { drawSelection } from '#tests/support/prices/random-selection.ts'
import { APPOINTMENT, QUOTE } from '#tests/support/server/requests.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { SEED } from '#tests/support/seed.ts'
import { stored } from '#tests/support/server/store.ts'
import { STORED } from '#tests/support/server/stored-request.ts'
import { formPayload } from '#tests/support/server/form-payload.ts'

const revision = await sampleRevision()
const NOW = { date: '2026-05-13', time: '10:00' }

/** Fields of every named kind, some of them shown with one category alone. */
function drawFields(draw: Draw, categories: readonly string[]): Field[] {
  const shown = () => (draw.chance(30) ? { shown: { categories: [draw.one(categories)] } } : {})
  return [
    { kind: 'text', name: 'gate_code', label: 'Gate code', maxLength: 20, ...shown() },
    { kind: 'paragraph', name: 'access', label: 'Access', maxLength: 500, ...shown() },
    { kind: 'number', name: 'built', label: 'Built', min: 1, max: 3000, invalid: 'No', ...shown() },
    {
      kind: 'choice',
      name: 'water',
      label: 'Water',
      options: [
        { id: 'tap', label: 'A tap' },
        { id: 'none', label: 'None' },
      ],
      ...shown(),
    },
  ]
}

const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  name: ['Ann Ash', 'Zoë “Z” Ångström'],
  email: ['ann@example.com'],
  phone: ['', '208-555-0100', '+44 20 7946 0018'],
  message: ['', 'Two dogs.', 'One line\nand another'],
  service_address: ['', '12 Elm St'],
  gate_code: ['', '0042', '#1'],
  access: ['', 'Round the back.\nMind the dog.'],
  built: ['', '7', '2019'],
  water: ['', 'tap', 'none'],
}

function drawRevision(draw: Draw): FormRevision {
  const { business, categories } = drawContent(draw)
  const form = edited(revision.content.bookingForm, [
    {
      at: '/groups/-',
      set: {
        id: 'more',
        title: 'More',
        fields: drawFields(
          draw,
          categories.map(({ id }) => id),
        ),
      },
    },
  ])
  const content: FormContent = { ...revision.content, business: { ...revision.content.business, ...business }, bookingForm: form, categories }
  const compiled = compile(content)
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  return revisionOf('drawn', content, compiled.catalog)
}

function drawValues(draw: Draw, { content }: FormRevision): FormValues {
  const { category, package: chosen, inputs, addons, date } = drawSelection(draw, content)
  const plan = content.categories.find(({ id }) => id === category)
  const isLookedUp = ([id]: [string, unknown]) => plan?.inputs.some(input => input.id === id && input.kind === 'lookup') === true
  const asked = Object.fromEntries(Object.entries(inputs).filter(entry => !isLookedUp(entry)))
  // The form puts what it was told in the place of an answer.
  const found = plan === undefined ? {} : Object.fromEntries(Object.entries(followingFrom(plan, inputs)).filter(isLookedUp))
  const texts = namedFields(content.bookingForm).map(({ name }) => [name, draw.one(ANSWERS[name] ?? [''])] as const)
  return {
    ...EMPTY_VALUES,
    mode: date === null ? 'quote' : 'appointment',
    texts: Object.fromEntries(texts),
    category,
    package: chosen ?? '',
    inputs: Object.fromEntries(Object.entries({ ...asked, ...found }).map(([id, answer]) => [id, String(answer)])),
    addons,
    date: date ?? '',
    time: date === null ? '' : '09:00',
  }
}

/** What of a form's values is sent: texts that are shown, and answers that the service asks for, as they are kept. */
function sent(values: FormValues, payload: AppointmentRequest, { catalog, content }: FormRevision): FormValues {
  const plan = catalog.categoryById.get(values.category)
  const isAsked = ([id]: [string, string]) => plan !== undefined && Object.hasOwn(payload, fieldName(plan.category, id))
  const texts = namedFields(content.bookingForm).flatMap(field => {
    const text = values.texts[field.name] ?? ''
    return text !== '' && isShown(field, values, 'desktop') ? [[field.name, text] as const] : []
  })
  const inputs = Object.entries(values.inputs).filter(isAsked)
  const kept = inputs.flatMap(([id]) => {
    const answer = plan && payload[fieldName(plan.category, id)]
    return typeof answer === 'number' || typeof answer === 'string' ? [[id, String(answer)]] : []
  })
  return { ...values, texts: Object.fromEntries(texts), inputs: Object.fromEntries(kept) }
}

test('what a form has sent comes back as it was filled in, of any catalog and any form', () => {
  const draw = drawFromSeed(SEED)
  let count = 0
  for (let n = 0; n < 600; n++) {
    const drawn = drawRevision(draw)
    const values = drawValues(draw, drawn)
    const payload = formPayload(values, drawn, 'desktop', [])
    const request = stored({ ...payload, service_type: '' }, drawn, NOW)
    // The form refuses to send such a selection.
    if (request === null || priceForm(drawn, values, null).estimate === null) continue
    count++
    const back = storedValues(request, drawn)
    expect(back.values).toEqual(sent(values, payload, drawn))
    expect(back.gone.size).toBe(0)
    expect(formPayload(back.values, drawn, 'desktop', [])).toEqual(payload)
  }
  expect(count).toBeGreaterThan(200)
})

test.each([
  { ...APPOINTMENT, request_type: 'appointment' as const },
  { ...QUOTE, request_type: 'quote' as const },
])('a request of the sample that is sent again as it is stored is the same request: %j', request => {
  const first = stored(request, revision, NOW)
  if (first === null) throw new Error('refused')
  const again = stored(formPayload(storedValues(first, revision).values, revision, 'desktop', []), revision, NOW)
  expect({ ...again, shown_price: null }).toEqual({ ...first, shown_price: null })
})

describe('what content no longer has stands in no value, and is named', () => {
  const at = (category: string) => revision.content.categories.findIndex(({ id }) => id === category)
  const without = (content: FormContent) => {
    const compiled = compile(content)
    if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
    return revisionOf('newer', content, compiled.catalog)
  }
  const car = revision.content.categories[at('Car')]
  if (car === undefined) throw new Error('there are no cars')

  test('a package, an option and an add-on', () => {
    const request = { ...STORED, car_package: 'car-diamond', car_size: 'tiny', car_addons: ['engine-bay', 'wings', 'wings'] }
    const { values, gone } = storedValues(request, revision)
    expect(values).toMatchObject({ category: 'Car', package: '', inputs: {}, addons: ['engine-bay'] })
    expect([...gone]).toEqual([
      ['car_package', 'car-diamond'],
      ['car_size', 'tiny'],
      ['car_addons', ['wings', 'wings']],
    ])
  })

  test('a category, with all that belonged to it', () => {
    const newer = without({ ...revision.content, categories: revision.content.categories.filter(({ id }) => id !== 'Car') })
    const { values, gone } = storedValues(STORED, newer)
    expect(values).toMatchObject({ category: '', package: '', inputs: {}, addons: [], texts: { name: 'Ann Ash' }, date: '2026-06-02' })
    expect([...gone.keys()]).toEqual(['car_package', 'car_size', 'car_addons', 'vehicle_category'])
  })

  test('a field of the form, and an option of one', () => {
    const form = edited(revision.content.bookingForm, [
      { at: '/groups/0/fields/-', set: { kind: 'choice', name: 'water', label: 'Water', options: [{ id: 'tap', label: 'A tap' }] } },
    ])
    const { values, gone } = storedValues({ ...STORED, water: 'well', gate_code: '42' }, without({ ...revision.content, bookingForm: form }))
    expect(Object.keys(values.texts)).toEqual(['name', 'email', 'phone', 'message'])
    expect([...gone]).toEqual([
      ['water', 'well'],
      ['gate_code', '42'],
    ])
  })
})
