import { openPlace, storedDraft } from './support/documents.ts'
import { add, part } from './support/item-form.ts'
import { expect, test } from './support/studio.ts'

/** What was just added takes what is typed, without a press on its first field. */

const TYPED = 'Do you come on Sundays'

test('a frequent question that was just added takes what is typed, in the form of its list', async ({ owner }) => {
  const list = 'desktop.sections[_key=="questions"].questions'
  await owner.goto(`/structure/${encodeURIComponent(`site,path=${list}`)}`)
  await add(owner.getByTestId(`field-${list}`))
  await expect(part(owner, 'question').locator('input')).toBeFocused()
  await owner.keyboard.type(TYPED)
  await expect(part(owner, 'question').locator('input')).toHaveValue(TYPED)
  await owner.keyboard.press('Tab')
  await expect.poll(() => storedDraft(owner, 'site', 'desktop.sections[_key=="questions"][0].questions[-1].question')).toBe(TYPED)
  await expect(part(owner, 'question').locator('input')).not.toBeFocused()
})

test('a package and an add-on that were just added take their titles', async ({ owner }) => {
  for (const place of ['packages', 'addonGroups[_key=="car-addons"].items']) {
    await openPlace(owner, 'Car', place)
    await add(owner.getByTestId(`field-${place}`))
    // As of a title that begins with a capital letter.
    await owner.keyboard.press('Shift')
    await expect(part(owner, 'title').locator('input')).toBeFocused()
    await owner.keyboard.type(TYPED)
    await expect(part(owner, 'title').locator('input')).toHaveValue(TYPED)
  }
})
