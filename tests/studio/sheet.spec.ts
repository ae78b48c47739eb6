import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { discardDraft, stored, storedDraft, writeDocument, writeDraft, writePublished } from './support/documents.ts'
import { CAR, cells, MOTORCYCLE, openSheet } from './support/sheet.ts'
import { expect, test } from './support/studio.ts'

const PREVIEW = '**/api/v1/content/preview'
const GOLD = 'packages[id=="car-gold-shine"][0].price.rows[].price.amount'
const POLISH = 'packages[id=="motorcycle-buff-polish"][0].price.amount'

test('what was published on another day is live again with two presses from the prices', async ({ owner: page }) => {
  await discardDraft(page, MOTORCYCLE)
  const before = await stored(page, MOTORCYCLE, POLISH)
  await writePublished(page, MOTORCYCLE, { 'packages[id=="motorcycle-buff-polish"].price.amount': 12_300 })
  await page.goto('/prices')
  const last = page.getByRole('region', { name: 'Prices that were published last' })
  await expect(last).toContainText(/^Published: Buff & Polish: .* → \$123.* in Motorcycles, .*20\d\d/)
  await page.screenshot({ path: test.info().outputPath('sheet-last.png') })
  await last
    .getByRole('button', { name: /^Put it back… Buff & Polish: .* in Motorcycles/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'What will this change do?' })
  await expect(dialog).toContainText('$123 →')
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Published' })).toBeVisible()
  expect(await stored(page, MOTORCYCLE, POLISH)).toEqual(before)
  await page.getByRole('dialog', { name: 'Published' }).getByRole('button', { name: 'Close' }).last().click()
  await expect(last, 'what was put back is told as such').toContainText(/^An earlier price was put back: Buff & Polish: \$123/)
  await expect(last.getByRole('button', { name: /^Put it back… Buff & Polish: \$123/ }), 'and not offered to be put back').toHaveCount(0)
  await page.screenshot({ path: test.info().outputPath('sheet-was-put-back.png') })
})

test('of sizes that were published together, those are put back that nobody changed since, and the others named', async ({ owner: page }) => {
  await discardDraft(page, CAR)
  const at = (size: number) => `packages[_key=="car-gold-shine"].price.rows[${size}].price.amount`
  const before = (await stored(page, CAR, GOLD)) as number[]
  await writePublished(page, CAR, Object.fromEntries(before.map((amount, size) => [at(size), amount + 1500])))
  await writePublished(page, CAR, { [at(1)]: 39_900 })
  await page.goto('/prices')
  const last = page.getByRole('region', { name: 'Prices that were published last' })
  await expect(last).toContainText(/^Published: Gold Shine Rejuvenation, Mid-Size SUV\/Trucks: .* → \$399/)
  await last.getByText('Earlier ones').click()
  await expect(last).toContainText('“Gold Shine Rejuvenation, Mid-Size SUV/Trucks” stays: it was changed again since.')
  await page.screenshot({ path: test.info().outputPath('sheet-left-out.png') })
  await last.getByText('Put 2 back…').first().click()
  await expect.poll(() => storedDraft(page, CAR, GOLD)).toEqual(before.with(1, 39_900))
  await page.getByRole('dialog', { name: 'What will this change do?' }).getByRole('button', { name: 'Not now' }).click()
  await page.goto('/')
  await page.setViewportSize({ width: 390, height: 844 })
  const entry = page.getByRole('region', { name: 'The last changes' }).getByRole('group', { name: 'Gold Shine Rejuvenation' }).nth(1)
  await expect(entry).toContainText(/As before already.*Was changed again since, or a change of it waits in a draft\..*As before already/)
  await entry.scrollIntoViewIfNeeded()
  await page.screenshot({ path: test.info().outputPath('start-left-out.png') })
  await discardDraft(page, CAR)
  await writePublished(page, CAR, Object.fromEntries(before.map((amount, size) => [at(size), amount])))
})

test('prices are edited in place with the keys of a spreadsheet, marked, undone and put back', async ({ owner: page }) => {
  const grid = await openSheet(page, 'Cars & SUVs')
  const before = (await stored(page, CAR, GOLD)) as number[]
  const gold = cells(grid, 'Gold Shine Rejuvenation')
  await gold.nth(1).click()
  await page.keyboard.type('$1,310')
  await page.keyboard.press('Tab')
  await expect(gold.nth(2)).toBeFocused()
  await page.keyboard.press('F2')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('free')
  await page.keyboard.press('Enter')
  await expect(gold.nth(2).getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('alert').filter({ hasText: 'does not work here' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowLeft')
  await expect(gold.nth(1)).toBeFocused()
  await expect(gold.nth(1)).toHaveText('Published: $300+$1,310+')
  await expect.poll(() => storedDraft(page, CAR, GOLD)).toEqual([131_000, ...before.slice(1)])
  await page.screenshot({ path: test.info().outputPath('sheet.png') })

  const typed = gold.nth(1).getByRole('textbox')
  await gold.nth(1).click()
  await page.keyboard.type('-5')
  await expect(typed, 'a click selects, also what is selected').toHaveValue('-5')
  await page.keyboard.press('Escape')
  await gold.nth(1).dblclick()
  await expect(typed).toHaveValue('1310')
  await page.keyboard.press('Escape')

  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('ControlOrMeta+r')
  await expect.poll(() => storedDraft(page, CAR, GOLD)).toEqual([131_000, 131_000, 131_000])
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => storedDraft(page, CAR, GOLD)).toEqual([131_000, ...before.slice(1)])
  await gold.nth(1).click()
  await page.getByRole('button', { name: 'Put back $300+' }).click()
  await expect(gold.nth(1)).toHaveText('$300+')
  await expect.poll(() => storedDraft(page, CAR, GOLD)).toEqual(before)
  // Nothing differs from what is published.
  await expect(page.getByRole('button', { name: 'Nothing to publish' })).toBeVisible()
})

test('all categories cost 5 % more, to whole fives, and are published together: seven presses', async ({ owner: page }) => {
  await openSheet(page)
  const [gold, polish] = [(await stored(page, CAR, GOLD)) as number[], (await stored(page, MOTORCYCLE, POLISH)) as number]
  // What is counted begins on the first page of the Studio.
  await page.goto('/')
  await page.getByRole('link', { name: 'Prices' }).first().click()
  await page.getByLabel(/^Raise by/).fill('5')
  await page.getByRole('combobox', { name: 'Round' }).selectOption({ label: 'To the nearest $5' })
  await expect(page.getByRole('combobox', { name: 'Round' }).locator('option:checked')).toHaveText('To the nearest $5')
  await page.getByRole('button', { name: /^Change all \d+ prices$/ }).click()
  await expect(page.getByText(/prices were changed in the drafts/)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), 'the page scrolls within its pane alone').toBe(0)
  await page.getByRole('button', { name: /^Publish \d drafts…$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'What will this change do?' })
  await expect(dialog).toContainText('$300+ → $315+')
  await expect(dialog).toContainText('Motorcycles')
  await page.screenshot({ path: test.info().outputPath('publish-all.png') })
  expect(await stored(page, CAR, GOLD)).toEqual(gold)
  await dialog.getByRole('button', { name: 'Publish' }).click()
  const done = page.getByRole('dialog', { name: 'Published' })
  await expect(done).toContainText('Motorcycles')
  await expect(done.getByRole('status')).toHaveText('Visitors see it now.', { timeout: 30_000 })
  await page.screenshot({ path: test.info().outputPath('published.png') })
  const raised = (amount: number) => Math.round((amount * 1.05) / 500) * 500
  await expect.poll(() => stored(page, CAR, GOLD)).toEqual(gold.map(raised))
  expect(await stored(page, MOTORCYCLE, POLISH)).toBe(raised(polish))
  expect(await storedDraft(page, CAR, GOLD)).toBeNull()
  await done.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText(/prices were changed in the drafts/)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Undo' }), 'what is published is not undone').toBeDisabled()
})

test('what is selected costs more from a day on, is shown before, and is undone', async ({ owner: page }) => {
  const grid = await openSheet(page, 'Cars & SUVs')
  const gold = cells(grid, 'Gold Shine Rejuvenation')
  const price = 'packages[id=="car-gold-shine"][0].price'
  const [before, year] = [await stored(page, CAR, price), new Date().getUTCFullYear() + 1]
  await gold.nth(2).click()
  await page.keyboard.press('Shift+ArrowRight')
  await page.getByLabel(/^Raise by/).fill('10')
  await page.getByLabel('From which day on').fill(`${year}-06-01`)
  await page.getByText('Each as it is and as it would be').click()
  const shown = page.getByRole('region', { name: 'Each as it is and as it would be' })
  await expect(shown).toContainText(`From June 1, ${year}, Mid-Size SUV/Trucks$350+ → $385+`)
  await page.screenshot({ path: test.info().outputPath('raise-from-day.png') })
  await page.getByRole('button', { name: 'Change 2 prices' }).click()
  await expect(page.getByText('2 prices were changed in the drafts')).toBeVisible()
  await expect.poll(() => storedDraft(page, CAR, `${price}.changes[].price.rows[].price.amount`)).toEqual([30_000, 38_500, 44_000])
  expect(await storedDraft(page, CAR, `${price}.price.rows[].price.amount`)).toEqual([30_000, 35_000, 40_000])
  await expect(grid).toContainText(`From June 1, ${year}`)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => storedDraft(page, CAR, price)).toEqual(before)
  await expect(page.getByRole('button', { name: 'Nothing to publish' })).toBeVisible()
})

test('a raise of all prices leaves discounts as they are; those that are selected change', async ({ owner: page }) => {
  const grid = await openSheet(page, 'Motorcycles')
  const rule = (id: string, title: string, amount: number) => ({
    _type: 'Rule',
    _key: id,
    id,
    title,
    effect: { _type: 'Effect', kind: 'amount', amount },
  })
  await writeDraft(page, MOTORCYCLE, { rules: [rule('spring', 'Spring', -2000), rule('neighbors', 'Neighbors', -4000)] })
  const OFF = 'rules[].effect.amount'
  const spring = cells(grid, 'Spring').first()
  await expect(spring).toContainText('$20')
  const [bar, polish] = [page.getByRole('region', { name: 'Raise, lower or round' }), (await stored(page, MOTORCYCLE, POLISH)) as number]
  await expect(bar).toContainText('Discounts stay; select them to change them.')
  await page.getByLabel(/^Raise by/).fill('10')
  await page.screenshot({ path: test.info().outputPath('discounts-stay.png') })
  await bar.getByRole('button', { name: /^Change all \d+ prices$/ }).click()
  await expect.poll(() => storedDraft(page, MOTORCYCLE, POLISH)).toBe((polish * 11) / 10)
  expect(await storedDraft(page, MOTORCYCLE, OFF)).toEqual([-2000, -4000])

  await spring.click()
  await page.keyboard.press('Shift+ArrowDown')
  await expect(bar).not.toContainText('Discounts stay')
  await page.getByLabel(/^Raise by/).fill('10')
  await bar.getByRole('button', { name: 'Change 2 prices' }).click()
  await expect.poll(() => storedDraft(page, MOTORCYCLE, OFF)).toEqual([-2200, -4400])
})

test('a price that changes on a day is edited as any other, beside what it becomes', async ({ owner: page }) => {
  const grid = await openSheet(page, 'Motorcycles')
  const [price, year] = [POLISH.replace('.amount', ''), new Date().getUTCFullYear() + 1]
  const before = (await stored(page, MOTORCYCLE, POLISH)) as number
  const exact = (amount: number) => ({ _type: 'Price', kind: 'exact', amount })
  const changes = [{ _type: 'DatedChange', _key: 'a', from: `${year}-06-01`, price: exact(before + 1000) }]
  await writeDraft(page, MOTORCYCLE, {
    'packages[_key=="motorcycle-buff-polish"].price': { _type: 'Price', kind: 'dated', price: exact(before), changes },
  })
  const cell = cells(grid, 'Buff & Polish').first()
  await expect(cell, "today's price stays").toHaveText(`$${before / 100}From June 1, ${year}: $${(before + 1000) / 100}`)
  await cell.click()
  await page.keyboard.type('99')
  await page.keyboard.press('Enter')
  await expect.poll(() => storedDraft(page, MOTORCYCLE, `${price}.price.amount`)).toBe(9900)
  expect(await storedDraft(page, MOTORCYCLE, `${price}.changes[0].price.amount`)).toBe(before + 1000)
  await expect(cell).toHaveText(`Published: $${before / 100}$99From June 1, ${year}: $${(before + 1000) / 100}`)
  await page.screenshot({ path: test.info().outputPath('sheet-dated.png') })
  await cell.click()
  await page.getByRole('button', { name: `Put back $${before / 100}` }).click()
  await expect.poll(() => storedDraft(page, MOTORCYCLE, price)).toEqual({ kind: 'exact', amount: before })
})

test('one document that the site would refuse keeps all of them from being published, and is named', async ({ owner: page }) => {
  const grid = await openSheet(page)
  const polish = (await stored(page, MOTORCYCLE, POLISH)) as number
  await cells(grid, 'Gold Shine Rejuvenation').nth(1).click()
  await page.keyboard.type('999')
  await page.keyboard.press('Enter')
  await writeDraft(page, MOTORCYCLE, { 'packages[_key=="motorcycle-buff-polish"].price': { _type: 'Price', kind: 'quote', reason: 'gone' } })
  await page.getByRole('button', { name: 'Publish 2 drafts…' }).click()
  const dialog = page.getByRole('dialog', { name: 'What will this change do?' })
  await expect(dialog.getByRole('alert').filter({ hasText: 'The site would not take this' })).toContainText('Motorcycles')
  await expect(dialog.getByRole('button', { name: 'Publish' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Not now' }).click()
  expect(await stored(page, MOTORCYCLE, POLISH)).toBe(polish)
  expect(((await stored(page, CAR, GOLD)) as number[])[0]).not.toBe(99_900)
})

test('examples that cost something else are accepted and published with the prices at one press, after they were shown', async ({ owner: page }) => {
  const example = {
    _type: 'Example',
    _key: 'gold',
    title: 'SUV, Gold',
    category: { _type: 'reference', _ref: CAR },
    package: 'car-gold-shine',
    answers: [{ _type: 'ExampleAnswer', _key: 'size', input: 'size', option: 'mid' }],
    price: { _type: 'ExamplePrice', kind: 'from', amount: 35_000 },
  }
  await writeDocument(page, { _id: 'examples', _type: 'examples', examples: [example] })
  const grid = await openSheet(page, 'Cars & SUVs')
  await cells(grid, 'Gold Shine Rejuvenation').nth(2).click()
  await page.keyboard.type('375')
  await page.keyboard.press('Enter')
  const answer = Promise.withResolvers<undefined>()
  await page.route(PREVIEW, async route => {
    await answer.promise
    await route.abort()
  })
  await page.getByRole('button', { name: 'Publish Cars & SUVs…' }).click()
  const dialog = page.getByRole('dialog', { name: 'What will this change do?' })
  const examples = dialog.getByRole('region', { name: 'Examples' })
  const accept = dialog.getByRole('button', { name: 'Publish', exact: true })
  await expect(examples).toContainText('$350+ → $375+')
  await expect(dialog).toContainText('Asking the site…')
  await expect(accept, 'nothing is published unseen').toBeDisabled()
  answer.resolve(undefined)
  await expect(dialog).toContainText('The site could not be reached.')
  await expect(accept).toBeEnabled()
  await page.unroute(PREVIEW)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog).toContainText('1 price would change.')
  await expect(examples).toHaveCount(1)
  await page.screenshot({ path: test.info().outputPath('accept-first.png') })
  await accept.click()
  await expect(page.getByRole('dialog', { name: 'Published' })).toContainText('Published: Cars & SUVs.')
  expect(await stored(page, 'examples', 'examples[0].price.amount')).toBe(37_500)
})

test('what a spreadsheet copied is pasted, and all of it is refused where a part is no price', async ({ owner: page }) => {
  const grid = await openSheet(page, 'Cars & SUVs')
  const gold = cells(grid, 'Gold Shine Rejuvenation')
  await gold.nth(1).click()
  await paste(grid, '$401\t402+\t1,403.50\n')
  await expect(gold.nth(3)).toContainText('$1,403.50+')
  await expect.poll(() => storedDraft(page, CAR, GOLD)).toEqual([40_100, 40_200, 140_350])
  await paste(grid, '501\tsoon\t503')
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was changed' })).toContainText(
    'Gold Shine Rejuvenation, Mid-Size SUV/Trucks: "soon"',
  )
  await expect(gold.nth(1)).toContainText('$401+')
})

test('prices stand beside those of an earlier day', async ({ owner: page }) => {
  const grid = await openSheet(page, 'Cars & SUVs')
  const day = new Date().toISOString().slice(0, 10)
  const [before] = (await stored(page, CAR, GOLD)) as number[]
  // What was published then is asked of the history, as it was at the end of that day.
  await page.route(/\/data\/history\/.*time=/, async route => {
    expect(decodeURIComponent(route.request().url())).toContain(CAR)
    const answer = (await (await route.fetch()).json()) as { documents: object[] }
    const text = JSON.stringify(answer).replaceAll(`"amount":${before}`, '"amount":27500')
    await route.fulfill({ contentType: 'application/json', body: text })
  })
  await page.getByLabel('Compare with what was published on').fill(day)
  await expect(cells(grid, 'Gold Shine Rejuvenation').nth(1)).toHaveText(`${day}: $275+$${Number(before) / 100}+`)
  await page.getByLabel('Compare with what was published on').fill('2001-01-01')
  await expect(page.getByText('Nothing is known of this day any more.')).toBeVisible()
  await expect(grid.locator('del')).toHaveCount(0)
})

test('prices go to a file and come back, shown before they change', async ({ owner: page }) => {
  const grid = await openSheet(page, 'Cars & SUVs')
  await expect(cells(grid, 'Gold Shine Rejuvenation').nth(1)).not.toContainText('Published')
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export (CSV)' }).click()])
  const file = await readFile(await download.path(), 'utf8')
  const line = file.split('\n').find(one => one.includes('Gold Shine Rejuvenation,Large')) ?? ''
  const choose = (text: string) =>
    page.getByLabel('File of prices').setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  const priceIn = (price: string) => line.replace(/,[\d.]+,/, `,"${price}",`)

  await choose(file.replace(line, priceIn('soon')))
  const dialog = page.getByRole('dialog', { name: 'What the file would change' })
  await expect(dialog.getByRole('alert')).toContainText('Gold Shine Rejuvenation, Large SUV/Vans/3-Row')
  await expect(dialog.getByRole('button', { name: /^Change/ })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Not now' }).click()

  await choose(file.replace(line, priceIn('$1,499')))
  await expect(dialog).toContainText('→ $1,499+')
  await expect(dialog).toContainText(/(?<!Cars & SUVs, )Gold Shine Rejuvenation, Large/)
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await page.getByLabel('Show', { exact: true }).selectOption('All categories')
  await choose(file.replace(line, priceIn('$1,499')))
  await expect(dialog).toContainText('Cars & SUVs, Gold Shine Rejuvenation, Large')
  await dialog.getByRole('button', { name: 'Change this price' }).click()
  await expect(cells(grid, 'Gold Shine Rejuvenation').nth(3)).toContainText('$1,499+')
})

test('the sizes stay in sight below the bar of the selected price while the prices are scrolled, also where they are wider than their place', async ({
  owner: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const grid = await openSheet(page)
  const head = grid.getByRole('columnheader', { name: 'Mid-Size SUV/Trucks' }).first()
  const bar = page.getByRole('region', { name: 'Selected price' })
  // How far the sizes are below the bar, with a line of the same category below them.
  const below = async (row: string) => {
    await grid.getByRole('rowheader', { name: row }).evaluate(line => line.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const [ofBar, ofHead, ofRow] = await Promise.all([bar, head, grid.getByRole('rowheader', { name: row })].map(one => one.boundingBox()))
    expect(ofRow?.y).toBeGreaterThan(ofHead?.y ?? Infinity)
    return (ofHead?.y ?? 0) - (ofBar?.y ?? 0) - (ofBar?.height ?? 0)
  }
  await expect(head).toBeInViewport()
  await expect.poll(async () => Math.abs(await below('Windshield Ceramic Coating'))).toBeLessThan(4)
  await grid.evaluate(table => {
    table.style.width = '2000px'
  })
  await page.getByRole('heading', { name: 'Prices', level: 1 }).scrollIntoViewIfNeeded()
  await expect.poll(() => below('Windshield Ceramic Coating')).toBeGreaterThan(-4)
  await expect(head).toBeInViewport()
})

test('a price that is no amount is said in words, and opens its form', async ({ owner: page }) => {
  const grid = await openSheet(page, 'RVs & Motorhomes')
  const readonly = grid.locator('td[aria-readonly="true"][id]').first()
  await readonly.click()
  await expect(readonly).not.toBeEmpty()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('form-view')).toBeVisible()
})

test('the sheet is accessible on a desk and a phone, light and dark', async ({ owner: page }) => {
  const grid = await openSheet(page)
  await cells(grid, 'Gold Shine Rejuvenation').nth(1).click()
  await page.keyboard.type('777')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Publish Cars & SUVs…' })).toBeEnabled()
  await expectAccessible(page, [1400, 390], '[data-testid="prices"]')
})

/** As the clipboard does it, which a test's browser may not read. */
async function paste(grid: Locator, text: string): Promise<void> {
  await grid.evaluate((table, data) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', data)
    table.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}
