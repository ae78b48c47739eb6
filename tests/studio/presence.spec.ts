import type { Locator, Page } from '@playwright/test'
import { expect, field, openDocument, signIn, test } from './support/studio.ts'

/** Who is shown in the open document: the Studio's own frame shows its user, too. */
const others = (page: Page) => page.getByTestId('document-pane').getByLabel('Owner', { exact: true }).filter({ visible: true }).first()

test('an owner sees at which field somebody else is in the document, until they leave it', async ({ owner, browser }) => {
  const elsewhere = await browser.newContext({ ignoreHTTPSErrors: true, baseURL: new URL(owner.url()).origin })
  const other = await elsewhere.newPage()
  await signIn(other)
  await openDocument(owner, 'business')
  await expect(others(owner)).toHaveCount(0)
  await openDocument(other, 'business')
  await expect(others(owner)).toBeVisible()
  const head = await top(others(owner))

  await field(other, 'name').focus()
  await expect.poll(() => top(others(owner))).toBeGreaterThan(head)
  const [name, phone] = [await top(field(owner, 'name')), await top(field(owner, 'phone'))]
  expect(await top(others(owner))).toBeLessThan(name)
  await field(other, 'phone').focus()
  await expect.poll(() => top(others(owner))).toBeGreaterThan(name)
  expect(await top(others(owner))).toBeLessThan(phone)

  await elsewhere.close()
  await expect(others(owner)).toHaveCount(0)
})

async function top(element: Locator): Promise<number> {
  return (await element.boundingBox())?.y ?? Number.NaN
}
