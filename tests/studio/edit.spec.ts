import { expect, field, openDocument, openItem, publish, publishButton, test } from './support/studio.ts'

const PACKAGE = 'packages[_key=="motorcycle-standard-detail"]'

test('an owner changes a price and publishes it: a page that is loaded after that shows it', async ({ owner, context, studio }) => {
  await openDocument(owner, 'category;category-Motorcycle')
  await openItem(owner, 'Standard Detail')
  await field(owner, `${PACKAGE}.price.amount`).fill('8100')
  await publish(owner)
  const visitor = await context.newPage()
  await expect(async () => {
    await visitor.goto(`${studio.siteOrigin}/motorcycle-detailing`)
    await expect(visitor.getByText('$81', { exact: true }).first()).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 10_000 })
})

test('a price that the site would refuse cannot be published, and its field says why', async ({ owner }) => {
  await openDocument(owner, 'category;category-Motorcycle')
  await openItem(owner, 'Standard Detail')
  const amount = field(owner, `${PACKAGE}.price.amount`)
  await amount.fill('0')
  await expect(owner.getByTestId(`messages-${PACKAGE}.price.amount`).getByText('Must be 1 or more')).toBeVisible()
  await expect(publishButton(owner)).toBeDisabled()
  await amount.fill('8200')
  await publish(owner)
})
