import type { Locator, Page } from '@playwright/test'
import { openPlace, stored, writeDraft, writePublished } from './support/documents.ts'
import { asked, expect, heldBack, publishAsked, publishButton, test } from './support/studio.ts'

const ITEM = 'motorcycle-buff-polish'
const PLACE = `packages[_key=="${ITEM}"].price`

/** Opens a package's price, with nothing left to check. */
async function openAmount(page: Page): Promise<Locator> {
  await openPlace(page, 'Motorcycle', PLACE)
  const amount = page.getByTestId(`field-${PLACE}`).getByRole('textbox', { name: 'Price' })
  await amount.fill('0')
  await expect(heldBack(page)).toBeVisible()
  return amount
}

const published = (page: Page) => stored(page, 'category-Motorcycle', `packages[_key == "${ITEM}"][0].price.amount`)

/** Writes over what stands there, a key at a time, as fast as keys come. */
async function type(amount: Locator, text: string): Promise<void> {
  await amount.press('ControlOrMeta+a')
  await amount.pressSequentially(text)
}

/** A hand on the mouse already: as soon as the button can be pressed, whatever is still being checked; then what it shows is published. */
async function press(page: Page): Promise<void> {
  await publishButton(page).click()
  await publishAsked(page)
}

test('publishing right after the last keystroke publishes what was typed, though what stood there before was wrong', async ({ owner }) => {
  const amount = await openAmount(owner)
  await type(amount, '201')
  await press(owner)
  await expect.poll(() => published(owner)).toBe(20_100)
  await expect(publishButton(owner)).toBeDisabled()
})

test('what was wrong for a moment on the way calls nothing off', async ({ owner }) => {
  const amount = await openAmount(owner)
  for (const [typed, cents] of [
    ['202', 20_200],
    ['203', 20_300],
    ['204', 20_400],
  ] as const) {
    await type(amount, '0')
    await owner.waitForTimeout(cents % 700)
    await type(amount, typed)
    await press(owner)
    await expect.poll(() => published(owner)).toBe(cents)
  }
})

test('what is wrong by the last keystroke is not published: its field has the focus, and says why', async ({ owner }) => {
  const amount = await openAmount(owner)
  await type(amount, '205')
  await press(owner)
  await expect.poll(() => published(owner)).toBe(20_500)
  await type(amount, '206')
  await expect(publishButton(owner)).toBeEnabled()
  await type(amount, '20x')
  await publishButton(owner).click({ force: true })
  await expect(owner.getByText('Not published: this has to be fixed first')).toBeVisible()
  // On the button rests the pointer, which then says it too.
  await expect(owner.getByText(/^Buff & Polish: "20x" does not work here/).first()).toBeVisible()
  await expect(amount).toBeFocused()
  await expect(amount).toHaveAccessibleDescription(/^"20x" does not work here/)
  await expect(heldBack(owner)).toBeVisible()
  expect(await published(owner)).toBe(20_500)
})

test('by keyboard alone: type, read what it changes, publish', async ({ owner }) => {
  const amount = await openAmount(owner)
  await type(amount, '207')
  await expect(publishButton(owner)).toBeEnabled()
  await publishButton(owner).focus()
  await owner.keyboard.press('Enter')
  await expect(asked(owner).getByRole('button', { name: 'Publish', exact: true })).toBeFocused()
  await expect(asked(owner).getByRole('region', { name: 'Motorcycles' })).toContainText('→ $207')
  // While a late keystroke arrives the press rests, until the site has answered anew.
  await expect(async () => {
    await owner.keyboard.press('Enter')
    await expect.poll(() => published(owner), { timeout: 3000 }).toBe(20_700)
  }).toPass({ timeout: 30_000 })
})

test('a check that fails is told, and the next press asks again', async ({ owner }) => {
  const amount = await openAmount(owner)
  await owner.route('**/media', route => route.fulfill({ contentType: 'text/html', body: '<h1>Please wait</h1>' }))
  await type(amount, '208')
  await publishButton(owner).click()
  await expect(owner.getByText('Not published: checking it failed')).toBeVisible()
  await expect(publishButton(owner)).toHaveText('Publish…')
  await owner.unroute('**/media')
  await expect(async () => {
    await publishButton(owner).click()
    await expect(asked(owner)).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 60_000 })
  await publishAsked(owner)
  await expect.poll(() => published(owner)).toBe(20_800)
})

test('what somebody else publishes counts without a keystroke: it brings a problem, and takes it away', async ({ owner }) => {
  const reasons = (await stored(owner, 'business', 'reasons')) as object[]
  const added = [...reasons, { _key: 'season', id: 'season', text: 'It depends on the season' }]
  const price = { _type: 'Price', kind: 'quote', reason: 'season' }
  await writeDraft(owner, 'category-Motorcycle', { [`packages[_key=="${ITEM}"].price`]: price })
  await openPlace(owner, 'Motorcycle', PLACE)
  await expect(heldBack(owner)).toBeVisible()

  const gone = owner.getByTestId(`field-${PLACE}`).locator('option', { hasText: 'Gone' })
  await writePublished(owner, 'business', { reasons: added })
  await expect(gone).toHaveCount(0)
  await writePublished(owner, 'business', { reasons })
  await expect(gone).toHaveCount(1)
  await expect(heldBack(owner)).toBeVisible()

  await writePublished(owner, 'business', { reasons: added })
  await expect(gone).toHaveCount(0)
  await expect(heldBack(owner)).toHaveCount(0)
  // The site refuses what is published until this is, so that it cannot say what open requests lose.
  await press(owner)
  await expect.poll(() => stored(owner, 'category-Motorcycle', `packages[_key == "${ITEM}"][0].price.reason`)).toBe('season')
})
