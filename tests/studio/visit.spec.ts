import { storedDraft } from './support/documents.ts'
import { add, fill, itemDialog, part, tab } from './support/item-form.ts'
import { expect, openDocument, test } from './support/studio.ts'

test.use({ studioOf: 'visit' })

test('a first question of the visit offers no further items, and closing its option leads back to the question', async ({ owner: page }) => {
  await openDocument(page, 'visit')
  await tab(page, 'Questions')
  await add(page.getByTestId('field-inputs'))
  await itemDialog(page).getByText('Choice', { exact: true }).click()
  await fill(page, 'label', 'Is there water?')
  await expect.poll(() => storedDraft(page, 'visit', '{mostItems, "asked": inputs[0].label}')).toEqual({ mostItems: 1, asked: 'Is there water?' })

  await add(part(page, 'options'))
  await expect(part(page, 'options')).toBeHidden()
  await fill(page, 'label', 'Yes')
  await itemDialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByTestId('nested-object-dialog')).toHaveCount(1)
  await expect(part(page, 'options')).toContainText('Yes')
  await part(page, 'options').getByRole('button', { name: 'Add several…' }).click()
  await part(page, 'options').getByLabel('One answer on each line').fill('No\nAsk me')
  await page.screenshot({ path: test.info().outputPath('question.png') })
  await part(page, 'options').getByRole('button', { name: 'Add these' }).click()
  await expect.poll(() => storedDraft(page, 'visit', 'inputs[0].options[].id')).toEqual(['yes', 'no', 'ask-me'])
  await itemDialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByTestId('nested-object-dialog')).toHaveCount(0)
})
