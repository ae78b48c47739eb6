import type { Locator } from '@playwright/test'
import { expect, test } from './support/studio.ts'
import { openPlace, stored, storedDraft, writeDraft } from './support/documents.ts'
import { box, openPrice, packagePlace, publishAs, radio, words } from './support/price-editor.ts'

function silver(sedan: number): object {
  const amounts = { sedan, mid: 15_000, large: 17_500 }
  const rows = Object.entries(amounts).map(([option, amount], position) => ({ _key: String(position), option, price: { kind: 'from', amount } }))
  return { kind: 'by', input: 'size', rows }
}

/** An item, what an owner does with its price, how the site then writes it, and what is stored. */
const EDITS: { title: string; category: string; item: string; edit: (price: Locator) => Promise<void>; words: RegExp; price: object }[] = [
  {
    title: 'one price becomes a range',
    category: 'Motorcycle',
    item: 'motorcycle-standard-detail',
    edit: async price => {
      await radio(price, 'A range').check()
      await box(price, 'From').fill('75')
      await box(price, 'To').fill('95.5')
      await price.getByRole('checkbox', { name: 'Or more' }).check()
    },
    words: /^\$75-\$95.50\+$/,
    price: { kind: 'range', low: 7500, high: 9550, open: true },
  },
  {
    title: 'a table by size has a new amount in one row and a consultation in another',
    category: 'Car',
    item: 'car-platinum-shine',
    edit: async price => {
      await box(price, 'Coupes/Sedans: From').fill('460')
      await price.getByRole('combobox', { name: 'Large SUV/Vans/3-Row: How it is priced' }).selectOption({ label: 'On consultation' })
      await price.getByRole('combobox', { name: 'Large SUV/Vans/3-Row: Why a consultation' }).selectOption('recommended')
    },
    words: /\$460\+.*\$500\+.*Call for Quote/s,
    price: {
      kind: 'by',
      input: 'size',
      rows: [
        { _key: '0', option: 'sedan', price: { kind: 'from', amount: 46_000 } },
        { _key: '1', option: 'mid', price: { kind: 'from', amount: 50_000 } },
        { _key: '2', option: 'large', price: { kind: 'quote', reason: 'recommended' } },
      ],
    },
  },
  {
    title: 'a rate per unit has another rate, a least price and a fixed part',
    category: 'RV',
    item: 'rv-exterior-detailing',
    edit: async price => {
      await box(price, 'Rate').fill('12.50')
      await price.getByText('More about this rate').click()
      await price.getByRole('checkbox', { name: 'And a fixed part' }).check()
      await box(price, 'Fixed part').fill('40')
      await box(price, 'At least').fill('200')
    },
    words: /^\$40 \+ From \$12.50 per linear foot, at least \$200$/,
    price: {
      kind: 'limit',
      min: 20_000,
      price: {
        kind: 'sum',
        of: [
          { _key: 'charge', kind: 'exact', amount: 4000 },
          { _key: 'rate', kind: 'per', input: 'length', rate: 1250, open: true },
        ],
      },
    },
  },
  {
    title: 'one price becomes steps',
    category: 'RV',
    item: 'rv-interior-cab',
    edit: async price => {
      await radio(price, 'Exactly').check()
      await radio(price, 'Steps').check()
      await price.getByRole('button', { name: 'Add a step' }).click()
      await box(price, 'Step 1: Up to').fill('30')
      await box(price, 'Step 2: Price').fill('99')
    },
    words: /Up to 30 linear feet: \$75.*Above 30 linear feet: \$99/s,
    price: {
      kind: 'bands',
      input: 'length',
      bands: [
        { _key: expect.any(String), upTo: 30, price: { kind: 'exact', amount: 7500 } },
        { _key: expect.any(String), price: { kind: 'exact', amount: 9900 } },
      ],
    },
  },
  {
    title: 'a whole table has new amounts from a day on',
    category: 'Car',
    item: 'car-silver-shine',
    edit: async price => {
      await radio(price, 'New price from a day on').check()
      await price.getByLabel('New price from', { exact: true }).fill('2030-01-01')
      await box(price.getByRole('group', { name: 'New price 1' }), 'Coupes/Sedans: From').fill('140')
    },
    words: /\$125\+.*\$150\+.*\$175\+.*From January 1, 2030: Coupes\/Sedans: \$140\+.*\$150\+.*\$175\+/s,
    price: {
      kind: 'dated',
      price: silver(12_500),
      changes: [{ _key: expect.any(String), from: '2030-01-01', price: silver(14_000) }],
    },
  },
  {
    title: 'one price becomes a consultation',
    category: 'Semi',
    item: 'semi-gold-shine',
    edit: async price => {
      await radio(price, 'On consultation').check()
      await price.getByRole('combobox', { name: 'Why a consultation' }).selectOption('quoted-package')
    },
    words: /^Call for Quote$/,
    price: { kind: 'quote', reason: 'quoted-package' },
  },
]

for (const { title, category, item, edit, words: expected, price: written } of EDITS) {
  test(`${title}: the site's words change at once, and what is published is what was meant`, async ({ owner }) => {
    const price = await openPrice(owner, category, item)
    await edit(price)
    await expect(words(price)).toHaveText(expected, { useInnerText: true })
    await publishAs(owner, `category-${category}`, `packages[_key == "${item}"][0].price`, written)
  })
}

test('another form keeps what it can: one price in every row, and the first row as the one price', async ({ owner }) => {
  const price = await openPrice(owner, 'Tractor', 'tractor-full')
  await radio(price, 'One price').check()
  await expect(words(price)).toHaveText('$250')
  await radio(price, 'By tractor size').check()
  await expect(words(price)).toHaveText(/\$250.*\$250/s)
  await radio(price, 'From').check()
  await expect(words(price)).toHaveText(/\$250\+.*\$250\+/s)
  await radio(price, 'On consultation').check()
  await expect(price.getByText('Choose the reason')).toBeVisible()
  await price.getByRole('combobox', { name: 'Why a consultation' }).selectOption('custom-quote')
  await expect(words(price)).toHaveText('Call for Quote')
})

test('an owner without a mouse changes how exact a price is, and its amount', async ({ owner }) => {
  const price = await openPrice(owner, 'Tractor', 'tractor-interior')
  await radio(price, 'By tractor size').focus()
  await owner.keyboard.press('Tab')
  await expect(radio(price, 'Exactly')).toBeFocused()
  await owner.keyboard.press('ArrowRight')
  await expect(radio(price, 'From')).toBeChecked()
  await owner.keyboard.press('Tab')
  await expect(price.getByRole('combobox', { name: 'Standard-Sized: How it is priced' })).toBeFocused()
  await owner.keyboard.press('Tab')
  await expect(box(price, 'Standard-Sized: From')).toBeFocused()
  await owner.keyboard.press('Control+a')
  await owner.keyboard.type('155.5')
  await expect(words(price)).toHaveText(/Standard-Sized: \$155.50\+/)
  await owner.keyboard.press('Tab')
  await expect(box(price, 'Standard-Sized: From')).toHaveValue('155.50')
})

test('an edit of one amount changes that amount alone', async ({ owner }) => {
  const price = await openPrice(owner, 'Car', 'car-platinum-shine')
  const mutations: unknown[] = []
  owner.on('request', request => {
    if (request.method() === 'POST' && /\/data\/(?:actions|mutate)\//.test(request.url())) mutations.push(request.postDataJSON())
  })
  await box(price, 'Mid-Size SUV/Trucks: From').fill('501')
  await expect.poll(() => storedDraft(owner, 'category-Car', 'packages[_key == "car-platinum-shine"][0].price.rows[1].price.amount')).toBe(50_100)
  expect(JSON.stringify(mutations)).toContain(String.raw`packages[_key==\"car-platinum-shine\"].price.rows[_key==\"1\"].price.amount`)
})

test('a price that is deeper than the forms is shown in the words of the site, and kept as it is', async ({ owner }) => {
  const bands = {
    kind: 'bands',
    input: 'length',
    bands: [
      { _key: 'a', upTo: 30, price: { kind: 'exact', amount: 1000 } },
      { _key: 'b', price: { kind: 'exact', amount: 2000 } },
    ],
  }
  const deeper = {
    _type: 'Price',
    kind: 'sum',
    of: [
      { _key: 'a', _type: 'Price', ...bands },
      { _key: 'b', _type: 'Price', kind: 'per', input: 'length', rate: 100 },
    ],
  }
  await writeDraft(owner, 'category-RV', { [`${packagePlace('rv-exterior-detailing')}.price`]: deeper })
  const price = await openPrice(owner, 'RV', 'rv-exterior-detailing')
  await expect(words(price)).toHaveText(/Up to 30 linear feet: \$10 \+ \$1 per linear foot/)
  await expect(price.getByText('It is kept as it is')).toBeVisible()
  await expect(price.getByRole('textbox')).toHaveCount(0)
  await expect(price.getByRole('radio')).toHaveCount(0)
})

test('durations are hours and minutes, percents are percents and what a rule takes off is an amount', async ({ owner }) => {
  const rules = [
    { _key: 'a', _type: 'Rule', id: 'a', title: 'A', effect: { _type: 'Effect', kind: 'percent', bps: -1000, of: 'base' } },
    { _key: 'b', _type: 'Rule', id: 'b', title: 'B', effect: { _type: 'Effect', kind: 'amount', amount: -1500 } },
  ]
  await writeDraft(owner, 'category-Semi', { rules })
  await openPlace(owner, 'Semi', 'rules[_key=="a"].effect.bps')
  const percent = owner.getByTestId('field-rules[_key=="a"].effect.bps').getByRole('textbox')
  await expect(percent).toHaveValue('-10')
  await percent.fill('-7.5')
  await expect.poll(() => storedDraft(owner, 'category-Semi', 'rules[0].effect.bps')).toBe(-750)
  await openPlace(owner, 'Semi', 'rules[_key=="b"].effect.amount')
  const amount = owner.getByTestId('field-rules[_key=="b"].effect.amount').getByRole('textbox')
  await expect(amount).toHaveValue('-15')
  await amount.fill('0')
  await expect(amount).toHaveAccessibleDescription('Must not be $0')
  await amount.fill('-12.5')
  await expect.poll(() => storedDraft(owner, 'category-Semi', '[rules[0].effect.bps, rules[1].effect.amount]')).toEqual([-750, -1250])
  await openPlace(owner, 'Semi', `${packagePlace('semi-gold-shine')}.duration`)
  const duration = owner.getByTestId(`field-${packagePlace('semi-gold-shine')}.duration`)
  await expect(duration).toContainText(/\d.* hours, as the category says\./)
  await radio(duration, 'One duration').check()
  // It begins with what the category says.
  const usual = await stored(owner, 'category-Semi', 'duration')
  await expect.poll(() => storedDraft(owner, 'category-Semi', 'packages[1].duration')).toEqual(usual)
  await radio(duration, 'Exactly').check()
  await duration.getByRole('group', { name: 'Duration' }).getByRole('textbox', { name: 'Hours' }).fill('5')
  await duration.getByRole('group', { name: 'Duration' }).getByRole('textbox', { name: 'Minutes' }).fill('30')
  await expect(duration.getByRole('status')).toHaveText('5 h 30 min')
  await expect.poll(() => storedDraft(owner, 'category-Semi', 'packages[1].duration.amount')).toBe(330)
})

test('the estimate of a selection follows the draft that is edited, and says what stands in its way', async ({ owner }) => {
  await owner.goto(
    `/structure/category;${encodeURIComponent(`category-Motorcycle,inspect=estimate,path=${packagePlace('motorcycle-buff-polish')}.price`)}`,
  )
  await owner.getByRole('combobox', { name: 'Motorcycle package' }).selectOption('motorcycle-buff-polish')
  const estimate = owner.locator('output', { hasText: 'Your estimate' })
  const amount = box(owner.getByTestId(`field-${packagePlace('motorcycle-buff-polish')}.price`), 'Price')
  await amount.fill('222')
  await expect(estimate).toContainText('$222.00')
  await expect(estimate).toContainText('3-4 hours')
  await amount.fill('a lot')
  await expect(owner.getByText('This draft cannot be priced yet:')).toBeVisible()
  await expect(owner.getByRole('button', { name: 'Buff & Polish, Price' })).toBeVisible()
  await amount.fill('223')
  await expect(estimate).toContainText('$223.00')
})
