import type { Page } from '@playwright/test'
import { closeItem, expect, field, publish, signIn, test } from './support/studio.ts'

/** What an owner fills in, by field; what stands in no line is left empty. */
const TEXTS = {
  title: 'Boats',
  formTitle: 'Boat',
  navTitle: 'Boat services',
  heading: 'Boats of every size',
  intro: 'We come to your dock.',
  packageLabel: 'Boat package',
  packageRequired: 'Please select a boat package',
}
const ADDRESS = {
  order: '60',
  path: '/boats',
  'seo.title': 'Boats',
  'seo.description': 'Boats, cleaned at your dock.',
  sectionId: 'boats',
  id: 'Boat',
  fieldPrefix: 'boat',
}

test('a category that is made in the Studio alone is on the site, and can be booked', async ({ page, context, studio }) => {
  await signIn(page)
  await page.goto('/structure/category')
  await page.getByTestId('action-intent-button').click()
  await expect(page.getByTestId('form-view')).toBeVisible()

  await tab(page, 'Texts')
  await fillAll(page, TEXTS)
  await page.getByTestId('field-icon').getByRole('combobox').selectOption({ label: 'van' })
  await page.getByTestId('field-callsToAction').getByTestId('add-single-object-button').click()
  await itemField(page, 'label').fill('Book now')
  await page.getByTestId('nested-object-dialog').getByText('Appointment', { exact: true }).click()
  await closeItem(page)

  await tab(page, 'Address and search')
  await fillAll(page, ADDRESS)

  await tab(page, 'Packages and prices')
  const duration = page.getByTestId('field-duration')
  await duration.getByRole('radio', { name: 'One duration' }).check()
  await duration.getByRole('textbox', { name: 'Hours' }).fill('2')
  await page.getByTestId('field-packages').getByTestId('add-single-object-button').click()
  await itemField(page, 'title').fill('Full wash')
  const price = page.getByTestId('nested-object-dialog').locator('[data-testid^="field-"][data-testid$=".price"]')
  await price.getByRole('radio', { name: 'One price' }).check()
  await price.getByRole('textbox', { name: 'Price' }).fill('199')
  await expect(itemField(page, 'id')).toHaveValue('full-wash')
  await page.getByTestId('nested-object-dialog').getByTestId('group-tab-texts').click()
  await itemField(page, 'description').fill('Hull, deck and cabin.')
  await closeItem(page)
  await publish(page)

  const visitor = await context.newPage()
  await expect(async () => {
    await visitor.goto(`${studio.siteOrigin}/boats`)
    await expect(visitor.getByRole('heading', { name: 'Boats of every size' })).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 15_000 })
  await expect(visitor.getByText('$199', { exact: true }).first()).toBeVisible()
  expect(await book(studio.siteOrigin)).toBe(201)
})

async function fillAll(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, value] of Object.entries(values)) await field(page, path).fill(value)
}

function tab(page: Page, name: string): Promise<void> {
  return page.getByTestId('field-group-tabs').getByRole('tab', { name }).click()
}

/** A field of the item whose dialog is open. */
function itemField(page: Page, name: string) {
  return page.getByTestId('nested-object-dialog').locator(`[data-testid^="field-"][data-testid$=".${name}"]`).locator('input, textarea').first()
}

/** Asks for the new package as a visitor's browser would. */
async function book(origin: string): Promise<number> {
  const { csrf_token: token } = (await (await fetch(`${origin}/api/v1/csrf-token`)).json()) as { csrf_token: string }
  const request = {
    request_type: 'quote',
    vehicle_category: 'Boat',
    boat_package: 'full-wash',
    name: 'Ada Example',
    email: 'ada@example.com',
    phone: '2085550100',
    message: 'A blue boat',
  }
  const headers = { 'content-type': 'application/json', 'x-csrf-token': token }
  const answer = await fetch(`${origin}/api/v1/appointments/`, { method: 'POST', headers, body: JSON.stringify(request) })
  const body = await answer.text()
  if (answer.status !== 201) throw new Error(body)
  return answer.status
}
