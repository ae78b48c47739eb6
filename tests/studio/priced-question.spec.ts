import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { storedDraft } from './support/documents.ts'
import { add, itemDialog, tab } from './support/item-form.ts'
import { expect, openDocument, openItem, test } from './support/studio.ts'

test.use({ studioOf: 'priced question' })

const form = (page: Page) => page.getByRole('region', { name: 'Question that changes the price' })
const PRESS = 'Question that changes the price…'

test('a question that changes the price is asked for as one: its answers, their amounts and their name; pages and an example say it first', async ({
  owner,
}) => {
  await openDocument(owner, 'category;category-Motorcycle')
  await tab(owner, 'Questions')
  await owner.getByRole('button', { name: PRESS }).click()
  const [label, amount] = [form(owner).getByLabel(/^What visitors are asked/), form(owner).getByLabel('Answer 2 adds; 0 for nothing')]
  await expect(label).toBeFocused()
  await form(owner).getByRole('button', { name: 'Add this question' }).click()
  await expect(label).toHaveAccessibleDescription('Write what visitors are asked')
  await expect(amount).toHaveAccessibleDescription(/^Write a number/)
  await expectAccessible(owner, [1400], '[aria-label="Question that changes the price"]')

  await label.fill('Do you need water?')
  await amount.fill('25')
  await form(owner)
    .getByLabel(/^What the amount is called/)
    .fill('Water')
  await expect(form(owner)).toContainText('Water: + $25 · Do you need water? Yes')
  await expect(form(owner)).toContainText('For example: Standard Detail, Do you need water? Yes: $100')
  await owner.screenshot({ path: test.info().outputPath('question.png') })
  await form(owner).getByRole('button', { name: 'Add this question' }).click()
  await expect(owner.getByText('Added: the question here, its amounts among the rules.')).toBeVisible()
  await expect.poll(() => storedDraft(owner, 'category-Motorcycle', 'inputs[0].options[].label')).toEqual(['No', 'Yes'])
  expect(await storedDraft(owner, 'category-Motorcycle', 'rules[0]{title, when, effect}')).toEqual({
    title: 'Water',
    when: { inputs: [{ _key: '0', input: 'do-you-need-water', options: ['yes'] }] },
    effect: { kind: 'amount', amount: 2500 },
  })

  await owner.getByRole('button', { name: 'What will this change do?' }).click()
  const changes = owner.getByRole('region', { name: 'Motorcycles' })
  await expect(changes.getByText('“Do you need water?” is asked now, and what it adds is not known before it is answered')).toHaveCount(1)
  await expect(changes).toContainText('$75 → From $75')
  await owner.screenshot({ path: test.info().outputPath('asked.png') })
})

test('a field of the request form says that no price depends on it, and leads to the questions of a visit, where the same form is', async ({
  owner,
}) => {
  await openDocument(owner, 'bookingForm')
  await openItem(owner, 'Your details')
  await add(itemDialog(owner))
  await itemDialog(owner).getByRole('combobox').first().selectOption({ label: 'Choice' })
  await owner.screenshot({ path: test.info().outputPath('choice.png') })
  await itemDialog(owner).getByRole('link', { name: 'Visit: Questions' }).click()
  await expect(owner).toHaveURL(/visit/)
  await owner.getByRole('button', { name: PRESS }).click()
  await expect(form(owner).getByLabel('Answer 1', { exact: true })).toHaveValue('No')
})
