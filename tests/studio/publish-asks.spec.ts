import type { Page } from '@playwright/test'
import { publishedDocument, stored, writeDocument, writeDraft } from './support/documents.ts'
import { sendRequest } from './support/send-request.ts'
import { asked, expect, field, openDocument, publishAsked, publishButton, test } from './support/studio.ts'

const ITEM = 'motorcycle-buff-polish'
const PRICE = `packages[_key=="${ITEM}"].price`
const PREVIEW = '**/api/v1/content/preview'
const QUOTED = { _type: 'Price', kind: 'quote', reason: 'quoted-package' }

/** The form of motorcycles, of which a package has become a consultation. */
async function openWithoutPrice(page: Page): Promise<void> {
  await writeDraft(page, 'category-Motorcycle', { [PRICE]: QUOTED })
  await openDocument(page, 'category;category-Motorcycle')
  await expect(publishButton(page)).toBeEnabled()
}

const kind = (page: Page) => stored(page, 'category-Motorcycle', `packages[_key == "${ITEM}"][0].price.kind`)

test('Publish in a form names the open requests that would lose their price, before it publishes', async ({ owner, studio }) => {
  await sendRequest(studio.siteOrigin, { name: 'Ann Ash', vehicle_category: 'Motorcycle', motorcycle_package: ITEM, motorcycle_addons: [] })
  await openWithoutPrice(owner)
  await publishButton(owner).click()
  const requests = asked(owner).getByRole('region', { name: 'Requests' })
  await expect(requests).toContainText(
    '1 open request asks for what would have no price any more, or would be gone; it keeps the price that it was promised. What it costs today, and then:',
  )
  await expect(requests.getByRole('link', { name: 'Ann Ash · Buff & Polish' })).toBeVisible()
  await owner.screenshot({ path: test.info().outputPath('asked.png') })
  await asked(owner).getByRole('button', { name: 'Not now' }).click()
  expect(await kind(owner)).toBe('exact')
  await publishButton(owner).click()
  await publishAsked(owner)
  expect(await kind(owner)).toBe('quote')
})

test('a price that waited in the draft is shown before a text goes live with it; a text alone goes live at a press, and asks the site nothing', async ({
  owner,
}) => {
  await writeDraft(owner, 'category-Motorcycle', { [`${PRICE}.amount`]: 21_000 })
  await openDocument(owner, 'category;category-Motorcycle')
  const title = await field(owner, 'title').inputValue()
  await field(owner, 'title').fill('Motorbikes')
  await expect(publishButton(owner)).toHaveText('Publish…')
  await publishButton(owner).click()
  await expect(asked(owner).getByRole('region', { name: 'Motorbikes' })).toContainText('→ $210')
  await owner.screenshot({ path: test.info().outputPath('price.png') })
  // Enter publishes it.
  await expect(asked(owner).getByRole('button', { name: 'Publish', exact: true })).toBeFocused()
  await owner.keyboard.press('Enter')
  await owner.getByRole('dialog', { name: 'Published' }).getByRole('button', { name: 'Close', exact: true }).last().click()
  expect(await stored(owner, 'category-Motorcycle', `packages[_key == "${ITEM}"][0].price.amount`)).toBe(21_000)

  let calls = 0
  await owner.route(PREVIEW, route => (calls++, route.continue()))
  await field(owner, 'title').fill(title)
  await expect(publishButton(owner)).toHaveText('Publish')
  await publishButton(owner).click()
  await expect.poll(() => stored(owner, 'category-Motorcycle', 'title')).toBe(title)
  await expect(asked(owner)).toHaveCount(0)
  expect(calls).toBe(0)
})

test('the keys of Publish do what its press does: they show first, and pressed again they publish what is shown', async ({ owner }) => {
  await openWithoutPrice(owner)
  await field(owner, 'title').focus()
  await owner.keyboard.press('Control+Alt+p')
  await expect(asked(owner)).toHaveCount(1)
  await expect(asked(owner).getByRole('button', { name: 'Publish', exact: true })).toBeFocused()
  expect(await kind(owner)).toBe('exact')
  await owner.screenshot({ path: test.info().outputPath('keys.png') })
  await owner.keyboard.press('Escape')
  await expect(asked(owner)).toHaveCount(0)
  await field(owner, 'title').focus()
  await owner.keyboard.press('Control+Alt+p')
  await expect(asked(owner).getByRole('button', { name: 'Publish', exact: true })).toBeFocused()
  // The dialog may still move from the form's pane to its button, which takes the focus along.
  await expect(async () => {
    await owner.keyboard.press('Control+Alt+p')
    await expect.poll(() => kind(owner), { timeout: 3000 }).toBe('quote')
  }).toPass({ timeout: 30_000 })
  await expect(owner.getByRole('dialog', { name: 'Published', exact: true })).toHaveCount(1)
})

test('a site that does not answer, or refuses, ends no Publish: it says so, and is pressed past', async ({ owner }) => {
  await owner.route(PREVIEW, () => new Promise(() => undefined))
  await openWithoutPrice(owner)
  await publishButton(owner).click()
  await expect(owner.getByRole('button', { name: 'Checking…' })).toBeVisible()
  await expect(asked(owner)).toBeVisible({ timeout: 20_000 })
  await asked(owner).getByRole('button', { name: 'Not now' }).click()
  await owner.unroute(PREVIEW)
  await owner.route(PREVIEW, route => route.abort())
  await publishButton(owner).click()
  await expect(asked(owner).getByRole('alert').last()).toContainText('The site could not be reached.')
  await asked(owner).getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.poll(() => kind(owner)).toBe('quote')
})

test('an example that costs something else is shown also where Publish was pressed before the draft was checked', async ({ owner }) => {
  const category = { _type: 'reference', _ref: 'category-Motorcycle' }
  const price = { _type: 'ExamplePrice', kind: 'exact', amount: 20_000 }
  const example = { _key: 'polish', _type: 'Example', title: 'Polish', category, package: ITEM, price }
  await writeDocument(owner, { _id: 'examples', _type: 'examples', examples: [example] })
  await writeDraft(owner, 'category-Motorcycle', { [`${PRICE}.amount`]: 21_000 })
  // The check needs the names of files.
  const pressed = Promise.withResolvers<undefined>()
  await owner.route('**/media', async route => pressed.promise.then(() => route.continue()))
  await openDocument(owner, 'category;category-Motorcycle')
  await expect(publishButton(owner)).toHaveText('Publish…')
  await publishButton(owner).click()
  await expect(owner.getByRole('button', { name: 'Checking…' })).toBeVisible()
  pressed.resolve(undefined)
  await expect(asked(owner).getByRole('region', { name: 'Examples' })).toContainText('→ $210')
  await owner.screenshot({ path: test.info().outputPath('example.png') })
})

const CAR = 'category-Car'
const HAIR = 'pet-hair'
const GLOSS = 'car-gloss-ceramic'

/** An example of cars of the middle size, "from" what it costs. */
function kept(chosen: string, amount: number, ...addons: readonly string[]): object {
  return {
    _key: chosen,
    _type: 'Example',
    title: chosen,
    category: { _type: 'reference', _ref: CAR },
    package: chosen,
    answers: [{ _key: '0', _type: 'ExampleAnswer', input: 'size', option: 'mid' }],
    ...(addons.length > 0 && { addons: addons.map(addon => ({ _key: addon, _type: 'ExampleAddon', addon })) }),
    price: { _type: 'ExamplePrice', kind: 'from', amount },
  }
}

test('what is taken out with its example is asked about, too: an add-on, then a package of a request that asks for both', async ({
  owner,
  studio,
}) => {
  const [hair, gloss, silver] = [kept('car-gold-shine', 40_000, HAIR), kept(GLOSS, 45_000), kept('car-silver-shine', 15_000)]
  await writeDocument(owner, { _id: 'examples', _type: 'examples', examples: [hair, gloss, silver] })
  const size = { vehicle_category: 'Car', car_size: 'mid' }
  await sendRequest(studio.siteOrigin, { ...size, name: 'Bob Birch', car_package: 'car-gold-shine', car_addons: [HAIR] })
  await sendRequest(studio.siteOrigin, { ...size, name: 'Dan Hill', car_package: GLOSS, car_addons: [HAIR] })
  const { addonGroups, packages } = (await publishedDocument(owner, CAR)) as Cars
  const publishAsked = async (examples: readonly object[], ...names: readonly string[]) => {
    await writeDraft(owner, 'examples', { examples })
    await expect(publishButton(owner)).toHaveText('Publish…')
    await publishButton(owner).click()
    for (const name of names) await expect(asked(owner).getByRole('region', { name: 'Requests' })).toContainText(name)
    await owner.screenshot({ path: test.info().outputPath(`${names.join('-')}.png`) })
    await asked(owner).getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(owner.getByRole('dialog', { name: 'Published' })).toContainText('Visitors see it now.')
    await owner.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click()
  }
  await openDocument(owner, `category;${CAR}`)
  const groups = addonGroups.map(group => ({ ...group, items: group.items.filter(({ id }) => id !== HAIR) }))
  await writeDraft(owner, CAR, { addonGroups: groups })
  await publishAsked([gloss, silver], 'Bob Birch', 'Dan Hill')
  await writeDraft(owner, CAR, { packages: packages.filter(({ id }) => id !== GLOSS) })
  await publishAsked([silver], 'Dan Hill')
  expect(await stored(owner, 'examples', 'examples[].package')).toEqual(['car-silver-shine'])
})

interface Named {
  id: string
}

interface Cars {
  addonGroups: { items: Named[] }[]
  packages: Named[]
}
