import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { discardDraft, stored, storedDraft, writeDraft } from './support/documents.ts'
import { add, fill, itemDialog, part } from './support/item-form.ts'
import { closeItem, expect, heldBack, openDocument, publish, publishButton, test } from './support/studio.ts'

/** What was only just added says what is still missing, and is no mistake yet. */

const DOCUMENT = 'category;category-Motorcycle'

/** Opens a tab of the form, which is a select on a phone. */
async function openTab(page: Page, name: string): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 600
  if (isPhone) await page.getByTestId('form-view').getByRole('combobox').first().selectOption({ label: name })
  else await page.getByRole('tab', { name }).click()
}

/** How far down the window each field of a form begins. */
function tops(form: Locator): Promise<(readonly [string, number])[]> {
  return form.evaluate(element =>
    [...element.querySelectorAll('[data-testid^="field-"]')].map(
      field => [field.getAttribute('data-testid') ?? '', Math.round(field.getBoundingClientRect().top)] as const,
    ),
  )
}

for (const [device, viewport] of [
  ['a desk', { width: 1400, height: 1000 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport })

    test('a rule that was just added says what is still to fill in, in its form and at Publish; filled in, it is published', async ({ owner }) => {
      await openDocument(owner, DOCUMENT)
      await openTab(owner, 'Rules')
      await add(owner.getByTestId('field-rules'))
      await expect(itemDialog(owner).getByText('Still to fill in').first()).toBeVisible()
      await expect(itemDialog(owner).locator('[data-invalid], :invalid')).toHaveCount(0)
      await expect(owner.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
      await closeItem(owner)
      await expect(owner.getByTestId('field-rules')).toContainText('Still to fill in: Title, Effect')
      await expect(publishButton(owner)).toHaveCount(0)
      await heldBack(owner).click()
      const list = owner.getByTestId('obstacles')
      await expect(list).toContainText('Rule. Still to fill in: Title, Effect')
      if (device === 'a phone') await expectAccessible(owner, [viewport.width], '[data-testid="obstacles"]')
      await owner.screenshot({ path: test.info().outputPath('to-fill-in.png') })
      await list.getByRole('button', { name: 'Fill it in' }).click()
      await expect(part(owner, 'title').getByRole('textbox')).toBeFocused()

      await fill(owner, 'title', 'Weekend')
      await fill(owner, 'effect.bps', '5')
      await closeItem(owner)
      await publish(owner)
      expect(await stored(owner, 'category-Motorcycle', 'rules[0].title')).toBe('Weekend')
    })

    test('what is still to fill in is said and taken back without moving anything', async ({ owner }) => {
      await openDocument(owner, DOCUMENT)
      await openTab(owner, 'Rules')
      await add(owner.getByTestId('field-rules'))
      const notes = itemDialog(owner).getByText('Still to fill in')
      await expect(notes).toHaveCount(2)
      await owner.screenshot({ path: test.info().outputPath('notes.png') })
      const before = await tops(itemDialog(owner))
      await fill(owner, 'title', 'Weekend')
      await expect(notes).toHaveCount(1)
      expect(await tops(itemDialog(owner))).toEqual(before)
      await fill(owner, 'title', '')
      await expect(notes).toHaveCount(2)
      expect(await tops(itemDialog(owner))).toEqual(before)

      await closeItem(owner)
      const list = owner.getByTestId('field-rules')
      await expect(list).toContainText('Still to fill in: Title, Effect')
      await owner.screenshot({ path: test.info().outputPath('note-of-item.png') })
      const height = (await list.boundingBox())?.height
      await list.getByText('Still to fill in: Title, Effect').click()
      await fill(owner, 'title', 'Weekend')
      await fill(owner, 'effect.bps', '5')
      await closeItem(owner)
      await expect(list).not.toContainText('Still to fill in')
      expect((await list.boundingBox())?.height).toBe(height)
    })

    test('a group of add-ons without one asks for one, or for its own removal', async ({ owner }) => {
      await openDocument(owner, DOCUMENT)
      await openTab(owner, 'Add-ons')
      await add(owner.getByTestId('field-addonGroups'))
      await expect(itemDialog(owner)).toContainText('Add at least one add-on, or')
      await owner.screenshot({ path: test.info().outputPath('empty-group.png') })
      await itemDialog(owner).getByRole('button', { name: 'Remove the group of add-ons' }).click()
      await expect(itemDialog(owner)).toHaveCount(0)
      await expect.poll(async () => (await storedDraft(owner, 'category-Motorcycle', 'addonGroups')) ?? []).toEqual([])

      await add(owner.getByTestId('field-addonGroups'))
      await closeItem(owner)
      await expect(owner.getByTestId('field-addonGroups')).toContainText('Still to fill in: Title, at least one add-on')
      await heldBack(owner).click()
      await owner.getByRole('button', { name: 'Remove the group of add-ons' }).click()
      await expect(owner.getByTestId('field-addonGroups')).not.toContainText('Still to fill in')
      await expect(heldBack(owner)).toHaveCount(0)
    })
  })
}

test('what is filled in is not asked for any more, before the next check has said so', async ({ owner }) => {
  await openDocument(owner, DOCUMENT)
  await openTab(owner, 'Rules')
  await add(owner.getByTestId('field-rules'))
  const notes = itemDialog(owner).getByText('Still to fill in')
  await expect(notes).toHaveCount(2)
  // Sanity's own mark beside the title goes with the check.
  const watched = await itemDialog(owner).evaluateHandle(form => {
    const count = () => [...form.querySelectorAll('div, span')].filter(({ textContent }) => textContent === 'Still to fill in').length
    const marks = () => form.querySelectorAll('[data-testid^="input-validation-icon"]').length
    const [notesBefore, marksBefore] = [count(), marks()]
    const isMarked = new Promise<boolean>(resolve => {
      new MutationObserver((_, watch) => {
        if (count() === notesBefore) return
        watch.disconnect()
        resolve(marks() === marksBefore)
      }).observe(form, { childList: true, subtree: true, characterData: true })
    })
    return { isMarked }
  })
  await part(owner, 'title').locator('input').pressSequentially('Weekend')
  expect(await watched.evaluate(({ isMarked }) => isMarked)).toBe(true)
})

test('a question that nothing uses yet says so, with a way to the rules, and is no mistake', async ({ owner }) => {
  await openDocument(owner, DOCUMENT)
  await openTab(owner, 'Questions')
  await add(owner.getByTestId('field-inputs'))
  await itemDialog(owner).getByText('Choice', { exact: true }).click()
  await fill(owner, 'label', 'Garage?')
  await fill(owner, 'required', 'Please say whether there is a garage')
  for (const option of ['Yes', 'No']) {
    await add(part(owner, 'options'))
    await expect(part(owner, 'options')).toBeHidden()
    await fill(owner, 'label', option)
    await itemDialog(owner).getByText('Garage?', { exact: true }).first().click()
    await expect(part(owner, 'options')).toContainText(option)
  }
  await closeItem(owner)
  await expect(owner.getByTestId('field-inputs')).toContainText('Still to fill in: a price, rule or duration that uses it')
  await heldBack(owner).click()
  const list = owner.getByTestId('obstacles')
  await expect(list).toContainText('Garage? Still to fill in: a price, rule or duration that uses it')
  await list.getByRole('button', { name: 'Fill it in' }).click()
  await expect(itemDialog(owner)).toContainText('No price, rule or duration uses this question yet')
  await owner.screenshot({ path: test.info().outputPath('unused-question.png') })
  await itemDialog(owner).getByRole('button', { name: 'Go to Rules' }).click()
  await expect(owner.getByTestId('field-rules')).toBeVisible()
  await expect(owner.getByTestId('nested-object-dialog')).toHaveCount(0)
  await discardDraft(owner, 'category-Motorcycle')
})

test('what a picture shows is asked for in the field for it', async ({ owner }) => {
  const picture = { _type: 'Image', src: 'share.jpg', width: 1200, height: 630 }
  for (const [id, form, path] of [
    ['category-Motorcycle', DOCUMENT, 'packages[_key=="motorcycle-buff-polish"].picture'],
    ['site', 'site', 'desktop.sections[_key=="hero"].picture'],
  ] as const) {
    await writeDraft(owner, id, { [path]: picture })
    await openDocument(owner, form)
    await heldBack(owner).click()
    await expect(owner.getByTestId('obstacles')).toContainText('Still to fill in: What it shows')
    await owner.getByTestId('obstacles').getByRole('button', { name: 'Fill it in' }).click()
    await expect(owner.getByTestId(`field-${path}.alt`).getByRole('textbox')).toBeFocused()
    await expect(owner.getByTestId(`field-${path}.alt`).getByRole('textbox')).toBeInViewport()
  }
})

test('a question that is shown only for a price, and for which a rule waits, says so once, and is always shown at a press', async ({ owner }) => {
  const options = ['yes', 'no'].map(id => ({ _key: id, _type: 'Option', id, label: id }))
  const question = { _key: 'rust', _type: 'Input', kind: 'choice', id: 'rust', label: 'Rust?', show: 'used', required: 'Please say it', options }
  const when = { _type: 'When', inputs: [{ _key: 'a', _type: 'InputCondition', input: 'rust', options: ['yes'] }] }
  const [{ id: reason } = { id: '' }] = (await stored(owner, 'business', 'reasons')) as { id: string }[]
  const rule = { _key: 'rusty', _type: 'Rule', id: 'rusty', title: 'Rusty', when, effect: { _type: 'Effect', kind: 'quote', reason } }
  for (const place of ['in the list', 'at the field']) {
    await writeDraft(owner, 'category-Motorcycle', { inputs: [question], rules: [rule] })
    await openDocument(owner, DOCUMENT)
    await heldBack(owner).click()
    const list = owner.getByTestId('obstacles')
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expect(list).toContainText('Rust?: No price depends on this question, so it is never shown; a rule waits for its answer')
    if (place === 'at the field') {
      await list.getByRole('button', { name: 'Go there' }).click()
      await itemDialog(owner).getByRole('button', { name: 'Show it always' }).click()
    } else await list.getByRole('button', { name: 'Show it always' }).click()
    await expect(publishButton(owner)).toHaveText('Publish…')
    expect(await storedDraft(owner, 'category-Motorcycle', 'inputs[0].show')).toBe('always')
  }
})

test('what is a mistake stays one, and is listed where Publish was', async ({ owner }) => {
  await openDocument(owner, DOCUMENT)
  await openTab(owner, 'Rules')
  await add(owner.getByTestId('field-rules'))
  await fill(owner, 'title', 'Weekend')
  await fill(owner, 'effect.bps', 'five')
  await expect(itemDialog(owner)).toContainText('"five" does not work here')
  await closeItem(owner)
  await heldBack(owner).click()
  await owner.getByTestId('obstacles').getByRole('button', { name: 'Go there' }).click()
  await expect(part(owner, 'effect.bps').getByRole('textbox')).toBeFocused()
})

test('a rule says in a line when it holds, with a press that opens it', async ({ owner }) => {
  await openDocument(owner, DOCUMENT)
  await openTab(owner, 'Rules')
  await add(owner.getByTestId('field-rules'))
  await expect(itemDialog(owner)).toContainText('Always')
  await itemDialog(owner).getByRole('button', { name: 'When: change' }).click()
  await itemDialog(owner).getByRole('checkbox', { name: 'Standard Detail' }).first().check()
  await expect(itemDialog(owner)).not.toContainText('Always')
  await part(owner, 'when').getByText('When', { exact: true }).click()
  await expect(itemDialog(owner).getByText('Standard Detail', { exact: true })).toBeVisible()
  await expect(part(owner, 'when').getByRole('checkbox')).toHaveCount(0)
})
