import type { Page } from '@playwright/test'
import { publishedDocument, stored, storedDraft, writeDocument, writeDraft } from './support/documents.ts'
import { closeItem, expect, field, openDocument, openItem, publish, publishButton, test } from './support/studio.ts'

const CAR = 'category-Car'

async function closePanel(page: Page): Promise<void> {
  await page.locator('aside').getByRole('button', { name: 'Close' }).click()
}

/** Publish, where it asks first whether new prices of examples are right. */
const asking = (page: Page) => page.getByRole('button', { name: 'Publish…' })

test('a trial is kept as an example, and a change that breaks it goes live with its new price, which was shown', async ({ owner: page, studio }) => {
  const dialog = page.getByRole('dialog', { name: 'What will this change do?' })
  const published = page.getByRole('dialog', { name: 'Published' })
  await openDocument(page, `category;${CAR}`)
  await page.getByRole('button', { name: 'Try an estimate' }).click()
  const panel = page.locator('aside').filter({ hasText: 'Try an estimate' })
  await panel.getByLabel('Package').selectOption({ label: 'Gold Shine Rejuvenation' })
  await panel.getByLabel('Vehicle size').selectOption({ label: 'Mid-Size SUV/Trucks' })
  await panel.getByLabel('Name of the example').fill('SUV, Gold')
  await panel.getByRole('button', { name: 'Keep this as an example' }).click()
  await expect(page.getByText('Kept: SUV, Gold')).toBeVisible()
  await expect.poll(() => storedDraft(page, 'examples', 'examples[0].price')).toEqual({ kind: 'from', amount: 35_000 })

  await openDocument(page, 'examples')
  await publish(page)

  await openDocument(page, `category;${CAR}`)
  await openItem(page, 'Gold Shine Rejuvenation')
  await page.getByTestId('field-packages[_key=="car-gold-shine"].price').getByRole('textbox', { name: 'Mid-Size SUV/Trucks: From' }).fill('375')
  await closeItem(page)
  await expect(asking(page)).toBeVisible()
  // No mistake: the same press accepts it.
  const marked = page.getByRole('button', { name: 'What is missing or wrong' })
  await expect(marked.locator('[data-sanity-icon="warning-outline"]')).toBeVisible()
  await asking(page).hover()
  await expect(page.getByText('Publish will ask: does the example “SUV, Gold” cost $375+ from now on, instead of $350+?').first()).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('caution.png') })

  await page.getByRole('button', { name: 'What will this change do?' }).click()
  const examples = page.getByRole('region', { name: 'Examples' })
  await expect(examples).toContainText('SUV, Gold')
  await expect(examples).toContainText('$350+ → $375+')
  await expect(page.getByRole('region', { name: 'Cars & SUVs' })).toContainText('$350+ → $375+')
  await page.screenshot({ path: test.info().outputPath('examples.png') })
  await expect(examples).toContainText('If the new prices are right, there is nothing to do: they are kept when you publish.')
  await closePanel(page)
  await asking(page).click()
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await published.getByRole('button', { name: 'Close' }).last().click()
  await expect.poll(() => storedDraft(page, 'examples', 'examples[0].price')).toBeNull()
  expect(await stored(page, 'examples', 'examples[0].price')).toEqual({ kind: 'from', amount: 37_500 })

  const shown = async () => (await page.request.get(`${studio.siteOrigin}/car-detailing`)).text()
  await expect.poll(shown).toContain('$375')

  await page.getByRole('button', { name: 'Put a price back' }).click()
  const history = page.locator('aside').filter({ hasText: 'Put a price back' })
  await history.getByRole('group', { name: 'Gold Shine Rejuvenation' }).first().getByRole('button', { name: 'Put back' }).click()
  await expect(history.getByRole('status')).toContainText('An example has another price now')
  await asking(page).click()
  await expect(dialog.getByRole('region', { name: 'Examples' })).toContainText('$375+ → $350+')
  await page.screenshot({ path: test.info().outputPath('asking.png') })
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(published).toContainText('Published: Cars & SUVs.')
  await published.getByRole('button', { name: 'Close' }).last().click()
  expect(await stored(page, 'examples', 'examples[0].price')).toEqual({ kind: 'from', amount: 35_000 })
  await expect.poll(shown).toContain('$350')
  await closePanel(page)
  // Published together with another document, the form is there to be written in at once.
  await field(page, 'title').fill('Cars')
  await expect.poll(() => storedDraft(page, CAR, 'title')).toBe('Cars')

  await openDocument(page, 'examples')
  await page.getByTestId('form-view').getByText('SUV, Gold').click()
  await expect(page.getByTestId('nested-object-dialog')).toContainText('Gold Shine Rejuvenation')
})

test('a question that prices depend on is answered in the examples at one press, where Publish stands, and their prices are shown', async ({
  owner: page,
}) => {
  const options = ['None', 'Heavy'].map(label => ({ _key: label, _type: 'Option', id: label.toLowerCase(), label }))
  const hair = { _key: 'hair', _type: 'Input', id: 'hair', kind: 'choice', label: 'Pet hair?', show: 'always', required: 'Say it', options }
  const when = { _type: 'When', inputs: [{ _key: '0', _type: 'InputCondition', input: 'hair', options: ['heavy'] }] }
  const rule = { _key: 'heavy', _type: 'Rule', id: 'heavy', title: 'Heavy', when, effect: { _type: 'Effect', kind: 'amount', amount: 2500 } }
  await openDocument(page, `category;${CAR}`)
  const kept = (title: string, option: string, amount: number) => ({
    _key: option,
    _type: 'Example',
    title,
    category: { _type: 'reference', _ref: CAR },
    package: 'car-basic-shine',
    answers: [{ _key: '0', _type: 'ExampleAnswer', input: 'size', option }],
    price: { _type: 'ExamplePrice', kind: 'exact', amount },
  })
  const examples = [kept('Sedan, basic wash', 'sedan', 5000), kept('SUV, basic wash', 'mid', 5500)]
  await writeDocument(page, { _id: 'examples', _type: 'examples', examples })
  const { inputs } = (await publishedDocument(page, CAR)) as { inputs: object[] }
  await writeDraft(page, CAR, { inputs: [...inputs, hair], rules: [rule] })
  await expect(asking(page)).toBeVisible()

  // Each line of what is wrong leads to its place, in whichever document that is.
  await page.getByRole('button', { name: 'What is missing or wrong' }).click()
  const missing = page.locator('aside').filter({ hasText: 'What is missing or wrong' })
  await missing.getByRole('button', { name: 'Publish will ask: does the example “Sedan, basic wash”, with Pet hair? None, still cost $50?' }).click()
  await expect(page.getByTestId('nested-object-dialog')).toContainText('Sedan, basic wash')
  await openDocument(page, `category;${CAR}`)

  await asking(page).click()
  const dialog = page.getByRole('dialog', { name: 'What will this change do?' })
  const shown = dialog.getByRole('region', { name: 'Examples' }).getByRole('listitem').filter({ hasText: 'Sedan, basic wash' })
  await expect(shown).toContainText('with Pet hair? None')
  await expect(shown).toContainText('$50, as before')
  await page.screenshot({ path: test.info().outputPath('answers.png') })
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Published' })).toContainText('Published: Cars & SUVs.')
  const answer = { _key: '1', input: 'hair', option: 'none' }
  expect(await stored(page, 'examples', 'examples[0].answers[1]')).toEqual(answer)
})

test('a price that looks like a mistake is warned of, beside what the change does, and may be published', async ({ owner: page }) => {
  await openDocument(page, `category;category-Tractor`)
  await writeDraft(page, 'category-Tractor', { 'inputs[0].ordered': true, 'packages[2].price.rows[1].price.amount': 24_900 })
  await page.getByRole('button', { name: 'What will this change do?' }).click()
  const warnings = page.getByRole('region', { name: 'What may be a mistake' })
  await expect(warnings).toContainText('New · Tractors')
  await expect(warnings).toContainText(/more costs less: Interior and Exterior, .* is \$250; Interior and Exterior, .* is \$249/)
  await page.screenshot({ path: test.info().outputPath('warnings.png') })
  await expect(publishButton(page)).toBeEnabled()

  await warnings.getByRole('button', { name: 'This is meant' }).click()
  await expect(warnings.getByRole('button', { name: 'Dismiss' })).toBeDisabled()
  await warnings.getByLabel('Why this is meant').fill('The larger ones are quicker to wash')
  await warnings.getByRole('button', { name: 'Dismiss' }).click()
  await expect(warnings).toHaveCount(0)
  expect(await storedDraft(page, 'examples', 'dismissed[0].reason')).toBe('The larger ones are quicker to wash')
  await writeDraft(page, 'category-Tractor', { 'packages[2].price.rows[1].price.amount': 24_800 })
  await expect(warnings).toContainText('is $248')
})
