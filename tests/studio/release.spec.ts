import { expect } from '@playwright/test'
import { formStays, signInToSite, test } from './support/cloud-test.ts'
import { chooseAction, closeItem, openItem } from './support/studio.ts'

const VERSIONS = ['versions.rSpring.category-Motorcycle', 'versions.rSpring.category-Semi']

test('prices are changed in a release: the site says what it changes, nothing changes before it runs, and all of it does then', async ({
  editor,
  context,
  cloud,
}) => {
  const metadata = { title: 'Spring prices', releaseType: 'asap' }
  await cloud.lake.act([{ actionType: 'sanity.action.release.create', releaseId: 'rSpring', metadata }])
  await editor.goto('/structure/category;category-Motorcycle?perspective=rSpring')
  await editor.getByRole('button', { name: 'Add to release' }).click()
  await openItem(editor, 'Standard Detail')
  await editor.getByTestId('field-packages[_key=="motorcycle-standard-detail"].price').getByRole('textbox', { name: 'Price' }).fill('95')
  await closeItem(editor)

  await editor.getByRole('link', { name: 'Prices', exact: true }).click()
  await editor.getByLabel('Show').selectOption({ label: 'Semi Trucks' })
  const gold = editor.getByRole('grid', { name: 'Prices' }).getByRole('row').filter({ hasText: 'Gold' }).getByRole('gridcell')
  await gold.click()
  await editor.keyboard.type('520')
  await editor.keyboard.press('Enter')
  await expect(gold).toHaveText('Published: $499+$520+')
  await expect.poll(() => [...cloud.lake.documents.keys()].filter(id => id.startsWith('versions.'))).toEqual(VERSIONS)

  await editor.getByRole('link', { name: 'Start', exact: true }).click()
  await signInToSite(editor)
  await editor.getByRole('region', { name: 'In this release' }).getByRole('button', { name: 'What will this release change?' }).click()
  const dialog = editor.getByRole('dialog', { name: 'What will this release change?' })
  await expect(dialog.getByRole('region', { name: 'Motorcycles' })).toContainText('→ $95')
  await expect(dialog.getByRole('region', { name: 'Semi Trucks' })).toContainText('→ $520+')
  await dialog.getByRole('button', { name: 'Close' }).click()

  await editor.goto('/structure/category;category-Motorcycle?perspective=rSpring')
  await editor.getByRole('button', { name: 'What will this change do?' }).click()
  const panel = editor.locator('aside').filter({ hasText: 'What will this change do?' })
  await expect(panel.getByRole('region', { name: 'Motorcycles' })).toContainText('→ $95')
  await panel.getByLabel('With the other document of the release, too').check()
  await expect(panel.getByRole('region', { name: 'Semi Trucks' })).toContainText('→ $520+')

  const visitor = await context.newPage()
  await visitor.goto(`${cloud.site}/motorcycle-detailing`)
  await expect(visitor.getByText('$95', { exact: true })).toHaveCount(0)

  await editor.goto('/releases/rSpring')
  await editor.getByRole('button', { name: 'Run release' }).click()
  await editor.getByRole('dialog').getByRole('button', { name: 'Run release' }).click()
  await expect(async () => {
    await visitor.goto(`${cloud.site}/motorcycle-detailing`)
    await expect(visitor.getByText('$95', { exact: true }).first()).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 20_000 })
})

const EXAMPLE = {
  _key: 'sedan',
  _type: 'Example',
  title: 'Sedan, basic wash',
  category: { _type: 'reference', _ref: 'category-Car' },
  package: 'car-basic-shine',
  answers: [{ _key: 'size', _type: 'ExampleAnswer', input: 'size', option: 'sedan' }],
  price: { _type: 'ExamplePrice', kind: 'exact', amount: 5000 },
}

test('a release in which an example costs something else runs once its new price is accepted, in the release too', async ({ editor, cloud }) => {
  await cloud.lake.mutate([{ createOrReplace: { _id: 'examples', _type: 'examples', examples: [EXAMPLE] } }])
  await cloud.lake.act([{ actionType: 'sanity.action.release.create', releaseId: 'rMay', metadata: { title: 'May', releaseType: 'asap' } }])
  await editor.goto('/prices?perspective=rMay')
  await editor.getByLabel('Show').selectOption({ label: 'Cars & SUVs' })
  const basic = editor.getByRole('grid', { name: 'Prices' }).getByRole('row').filter({ hasText: 'Basic Shine' }).getByRole('gridcell').nth(1)
  await basic.click()
  await editor.keyboard.type('55')
  await editor.keyboard.press('Enter')
  await editor.getByRole('button', { name: 'What will this release change?' }).click()
  const dialog = editor.getByRole('dialog', { name: 'What will this release change?' })
  await signInToSite(dialog)
  const examples = dialog.getByRole('region', { name: 'Examples' })
  await expect(examples).toContainText('$50 → $55')
  await examples.getByRole('button', { name: 'Accept the new price' }).click()
  await expect(examples).toHaveCount(0)
  await editor.goto('/releases/rMay')
  await editor.getByRole('button', { name: 'Run release' }).click()
  await editor.getByRole('dialog').getByRole('button', { name: 'Run release' }).click()
  await expect.poll(() => cloud.lake.documents.get('_.releases.rMay')?.['state']).toBe('published')
  expect(JSON.stringify(cloud.lake.documents.get('examples'))).toContain('"amount":5500')
})

test('an example is kept in a release, also where none is published', async ({ editor, cloud }) => {
  await cloud.lake.mutate([{ delete: { id: 'examples' } }])
  await cloud.lake.act([{ actionType: 'sanity.action.release.create', releaseId: 'rJune', metadata: { title: 'June', releaseType: 'asap' } }])
  await editor.goto('/structure/category;category-Motorcycle?perspective=rJune')
  await editor.getByRole('button', { name: 'Try an estimate' }).click()
  const panel = editor.locator('aside').filter({ hasText: 'Try an estimate' })
  await panel.getByRole('combobox', { name: 'Motorcycle package' }).selectOption('motorcycle-buff-polish')
  await panel.getByLabel('Name of the example').fill('Polish')
  await panel.getByRole('button', { name: 'Keep this as an example' }).click()
  const kept = () => (cloud.lake.documents.get('versions.rJune.examples')?.['examples'] as { title: string }[] | undefined)?.map(({ title }) => title)
  await expect.poll(kept).toEqual(['Polish'])
})

test('a category that is deleted is deleted in the releases too in which it waits, which is said before: none brings it back', async ({
  editor,
  cloud,
}) => {
  await cloud.lake.act([{ actionType: 'sanity.action.release.create', releaseId: 'rJuly', metadata: { title: 'July', releaseType: 'asap' } }])
  const publishedId = 'category-Motorcycle'
  const versionId = `versions.rJuly.${publishedId}`
  await cloud.lake.act([{ actionType: 'sanity.action.document.version.create', publishedId, baseId: publishedId, versionId }])
  await editor.goto(`/structure/category;${publishedId}`)
  await formStays(editor)
  await chooseAction(editor, 'Take it off the site…')
  const dialog = editor.getByRole('dialog', { name: 'Take it off the site?' })
  await expect(dialog).toContainText('It waits in the release “July” too: there it is deleted as well.')
  await editor.screenshot({ path: test.info().outputPath('waits.png') })
  await dialog.getByRole('button', { name: 'Delete it for good' }).click()
  await expect.poll(() => [...cloud.lake.documents.keys()].filter(id => id.endsWith(publishedId))).toEqual([])
  await cloud.lake.act([{ actionType: 'sanity.action.release.publish', releaseId: 'rJuly' }])
  expect(cloud.lake.documents.has(publishedId)).toBe(false)
})

test('what a release takes off the site is said before and shown as such, and its examples go with it in the release', async ({ editor, cloud }) => {
  await cloud.lake.mutate([{ createOrReplace: { _id: 'examples', _type: 'examples', examples: [EXAMPLE] } }])
  await cloud.lake.act([{ actionType: 'sanity.action.release.create', releaseId: 'rFall', metadata: { title: 'Fall', releaseType: 'asap' } }])
  for (const publishedId of ['category-Car', 'category-Motorcycle']) {
    const versionId = `versions.rFall.${publishedId}`
    await cloud.lake.act([{ actionType: 'sanity.action.document.version.create', publishedId, baseId: publishedId, versionId }])
  }
  const dialog = editor.getByRole('dialog', { name: 'Take it off the site with the release?' })
  await editor.goto('/structure/category;category-Car?perspective=rFall')
  await formStays(editor)
  await chooseAction(editor, 'Unpublish when releasing')
  await expect(dialog).toContainText(`With it go:The example “${EXAMPLE.title}”, with the price that it keeps`)
  await dialog.getByRole('button', { name: 'Take it off the site' }).click()
  await expect.poll(() => cloud.lake.documents.get('versions.rFall.category-Car')?.['_system']).toMatchObject({ delete: true })
  expect(cloud.lake.documents.get('versions.rFall.examples')).toMatchObject({ examples: [] })
  expect(cloud.lake.documents.get('examples')).toMatchObject({ examples: [EXAMPLE] })

  await editor.goto('/structure/category;category-Motorcycle?perspective=rFall')
  await formStays(editor)
  await chooseAction(editor, 'Unpublish when releasing')
  await expect(dialog).toContainText('When the release runs, from the site go “Motorcycles”, its page /motorcycle-detailing')
  await editor.screenshot({ path: test.info().outputPath('goes.png') })
  await dialog.getByRole('button', { name: 'Take it off the site' }).click()
  await expect.poll(() => cloud.lake.documents.get('versions.rFall.category-Motorcycle')?.['_system']).toMatchObject({ delete: true })

  await editor.getByRole('link', { name: 'Start', exact: true }).click()
  const inRelease = editor.getByRole('region', { name: 'In this release' })
  await expect(inRelease).toContainText('MotorcyclesGoes from the site')
  await signInToSite(editor)
  await inRelease.getByRole('button', { name: 'What will this release change?' }).click()
  const changes = editor.getByRole('dialog', { name: 'What will this release change?' })
  await expect(changes.getByRole('region', { name: 'Motorcycles' })).toContainText('MotorcyclesGoes')
  await editor.screenshot({ path: test.info().outputPath('changes.png') })
})
