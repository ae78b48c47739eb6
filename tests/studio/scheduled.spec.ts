import { expect, type Page } from '@playwright/test'
import type { Lake } from '#src/lake/lake.ts'
import { signInToSite, test } from './support/cloud-test.ts'
import { chooseAction, openActions } from './support/studio.ts'

const MOTORCYCLES = 'category-Motorcycle'
const TRUCKS = 'category-Semi'
const FORM = `/structure/category;${MOTORCYCLES}`

test('what is scheduled and what waits as a draft go live each by their own press, and neither by the other', async ({ editor, cloud }) => {
  await schedule(cloud.lake, 'rOne', MOTORCYCLES, { title: 'Scheduled' })
  await cloud.lake.mutate([{ createOrReplace: { ...published(cloud.lake, MOTORCYCLES), _id: `drafts.${MOTORCYCLES}`, title: 'Draft' } }])
  await editor.goto(`${FORM}?perspective=rOne`)
  await chooseAction(editor, 'Publish now')
  await editor.getByTestId('publish-scheduled-draft-dialog').getByRole('button').last().click()
  await expect.poll(() => cloud.lake.documents.get(MOTORCYCLES)?.['title']).toBe('Scheduled')
  expect(cloud.lake.documents.get(`drafts.${MOTORCYCLES}`)?.['title']).toBe('Draft')
})

test('what the site would refuse goes live by no schedule, and the reason is said', async ({ editor, cloud }) => {
  const edit = withoutATitle(cloud.lake)
  await cloud.lake.mutate([{ createOrReplace: { ...published(cloud.lake, TRUCKS), ...edit, _id: `drafts.${TRUCKS}` } }])
  await editor.goto(`/structure/category;${TRUCKS}`)
  await expectRefused(editor, 'Schedule publish')
  await cloud.lake.mutate([{ delete: { id: `drafts.${TRUCKS}` } }])
  await schedule(cloud.lake, 'rEmptyOne', TRUCKS, edit)
  await editor.goto(`/structure/category;${TRUCKS}?perspective=rEmptyOne`)
  await expectRefused(editor, 'Publish now')
  await expect(editor.getByRole('menuitem', { name: 'Delete schedule' })).toBeEnabled()
})

test('a release in which something is still to be filled in does not run', async ({ editor, cloud }) => {
  await cloud.lake.act([{ actionType: 'sanity.action.release.create', releaseId: 'rEmpty', metadata: { title: 'Empty', releaseType: 'asap' } }])
  await cloud.lake.mutate([{ create: { ...published(cloud.lake, TRUCKS), ...withoutATitle(cloud.lake), _id: `versions.rEmpty.${TRUCKS}` } }])
  await editor.goto('/releases/rEmpty')
  const run = editor.getByRole('button', { name: 'Run release' })
  await expect(async () => {
    await editor.mouse.move(0, 0)
    await run.hover({ force: true })
    await expect(editor.getByText('Some documents have validation errors')).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 60_000 })
  await expect(run).toBeDisabled()
})

test('what a schedule would change is shown before it is said when', async ({ editor, cloud }) => {
  const draft = JSON.stringify(published(cloud.lake, 'category-Motorcycle')).replace('"amount":', '"amount":1')
  await cloud.lake.mutate([{ createOrReplace: { ...(JSON.parse(draft) as object), _id: `drafts.${MOTORCYCLES}`, _type: 'category' } }])
  await editor.goto(FORM)
  await chooseAction(editor, 'Schedule publish')
  const dialog = editor.getByRole('dialog', { name: 'What will this change do?' })
  await signInToSite(dialog)
  await expect(dialog.getByRole('region', { name: 'Motorcycles' })).toContainText('→')
  await dialog.getByRole('button', { name: 'Schedule publish' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(editor.getByRole('dialog', { name: 'Schedule draft for publishing' })).toBeVisible()
})

test('a document that the site needs once is scheduled and taken out of a release like any other, and never deleted, copied or unpublished', async ({
  editor,
  cloud,
}) => {
  const business = published(cloud.lake, 'business')
  await cloud.lake.mutate([{ createOrReplace: { ...business, _id: 'drafts.business', name: 'Another name' } }])
  await editor.goto('/structure/business')
  await expectMenu(editor, ['Schedule publish', 'Discard changes'])
  await cloud.lake.act([{ actionType: 'sanity.action.release.create', releaseId: 'rName', metadata: { title: 'Name', releaseType: 'asap' } }])
  await cloud.lake.mutate([{ create: { ...business, _id: 'versions.rName.business', name: 'A third name' } }])
  await editor.goto('/structure/business?perspective=rName')
  await expectMenu(editor, ['Discard version'])
  await schedule(cloud.lake, 'rOneName', 'business', { name: 'A fourth name' })
  await editor.goto('/structure/business?perspective=rOneName')
  await expectMenu(editor, ['Publish now', 'Delete schedule'])
})

/** Schedules an edit of a document, as Sanity keeps a schedule that is paused. */
async function schedule(lake: Lake, releaseId: string, id: string, edit: Readonly<Record<string, unknown>>): Promise<void> {
  const metadata = { title: releaseId, releaseType: 'scheduled', cardinality: 'one', intendedPublishAt: '2030-01-01T08:00:00Z' }
  await lake.act([{ actionType: 'sanity.action.release.create', releaseId, metadata }])
  await lake.mutate([{ create: { ...published(lake, id), ...edit, _id: `versions.${releaseId}.${id}` } }])
}

function published(lake: Lake, id: string): Record<string, unknown> & { _type: string } {
  const document = lake.documents.get(id)
  if (document === undefined) throw new Error(`no document ${id}`)
  return document
}

/** What a package lacks whose title was taken away. */
function withoutATitle(lake: Lake): { packages: object[] } {
  const [first, ...others] = published(lake, TRUCKS)['packages'] as object[]
  return { packages: [{ ...first, title: undefined }, ...others] }
}

async function expectRefused(page: Page, name: string): Promise<void> {
  const item = page.getByRole('menuitem', { name })
  const reason = page.getByText('Package. Still to fill in: Title', { exact: true }).filter({ visible: true }).first()
  await expect(async () => {
    if (!(await item.isVisible())) await openActions(page)
    await expect(item).toBeDisabled({ timeout: 3000 })
    await item.hover({ force: true })
    await expect(reason).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 60_000 })
}

/** Expects all that the menu offers: what Sanity is asked about, such as whether there are schedules, comes into it later. */
async function expectMenu(page: Page, names: readonly string[]): Promise<void> {
  const items = page.getByRole('menuitem')
  await expect(async () => {
    if (!(await items.first().isVisible())) await openActions(page)
    await expect(items).toHaveText([...names], { timeout: 3000 })
  }).toPass({ timeout: 60_000 })
}
