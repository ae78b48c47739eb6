import { storedDraft } from './support/documents.ts'
import { add, fill, itemDialog, part, tab } from './support/item-form.ts'
import { closeItem, expect, openDocument, test } from './support/studio.ts'

test.use({ studioOf: 'travel' })

test('a travel fee beyond some miles is a question for a number and a rule of three fields, and the rule says it', async ({ owner: page }) => {
  await openDocument(page, 'visit')
  await tab(page, 'Questions')
  await add(page.getByTestId('field-inputs'))
  await itemDialog(page).getByText('Number', { exact: true }).click()
  await fill(page, 'label', 'Miles to you')
  await fill(page, 'unit', 'mile')
  await fill(page, 'units', 'miles')
  await fill(page, 'min', '0')
  await fill(page, 'max', '200')
  await closeItem(page)

  await tab(page, 'Prices')
  await add(page.getByTestId('field-rules'))
  await fill(page, 'title', 'Travel')
  // What follows from its name is no empty field.
  await expect(part(page, 'id')).toBeHidden()
  await part(page, 'effect').getByRole('combobox').first().selectOption({ label: 'Add a price' })
  await itemDialog(page).getByText('Per unit', { exact: true }).click()
  await itemDialog(page).getByRole('textbox', { name: 'Rate' }).fill('2')
  await itemDialog(page).getByRole('textbox', { name: 'Free up to' }).fill('20')
  await expect(itemDialog(page)).toContainText('Above 20 miles: $2 per mile above 20')
  await closeItem(page)
  await expect(page.getByTestId('field-rules')).toContainText('Add a price: Up to 20 miles: Included, Above 20 miles: $2 per mile above 20')
  await expect
    .poll(() => storedDraft(page, 'visit', 'rules[0].effect.price.tiers[]{upTo, rate}'))
    .toEqual([
      { upTo: 20, rate: 0 },
      { upTo: null, rate: 200 },
    ])
  expect(await storedDraft(page, 'visit', 'inputs[0].id')).toBe('miles-to-you')
  expect(await storedDraft(page, 'visit', 'rules[0].id')).toBe('travel')
})
