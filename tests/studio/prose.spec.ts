import type { Locator, Page } from '@playwright/test'
import { expect, publish, test } from './support/studio.ts'

/** The editor of a text, opened by its path in a document. */
async function openText(page: Page, document: string, path: string): Promise<Locator> {
  await page.goto(`/structure/${encodeURIComponent(`${document},path=${path}`)}`)
  const text = page.getByTestId(`field-${path}`)
  // Empty until the editor has its value.
  await expect(text.getByRole('textbox')).toContainText(/\w/)
  return text
}

/** Selects a word as a double click does. */
async function selectWord(text: Locator, word: string): Promise<void> {
  const at = await text.getByRole('textbox').evaluate((editor, word) => {
    const texts = document.createTreeWalker(editor, NodeFilter.SHOW_TEXT)
    while (texts.nextNode() && texts.currentNode.textContent?.includes(word) !== true);
    texts.currentNode.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const from = texts.currentNode.textContent?.indexOf(word) ?? -1
    const range = document.createRange()
    range.setStart(texts.currentNode, from)
    range.setEnd(texts.currentNode, from + word.length)
    const { x, y, width, height } = range.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }, word)
  await text.page().mouse.dblclick(at.x, at.y)
}

test('an owner makes a word of a policy bold, has another one lead to a page, and visitors find both', async ({ owner, studio, context }) => {
  const text = await openText(owner, 'business', 'policies[_key=="cancellation"].text')
  await selectWord(text, 'Plans')
  await text.getByRole('button', { name: 'Bold' }).click()
  await expect(text.locator('strong')).toHaveText('Plans')
  await selectWord(text, 'cancel')
  await text.getByRole('button', { name: 'Link' }).click()
  const messages = owner.getByTestId('messages-policies[_key=="cancellation"].text')
  await expect(messages).toHaveText('A link in it leads nowhere yet: say where it leads, or remove the link')
  await owner.locator('[data-testid$=".to.kind"] select').selectOption('Further page')
  await owner.locator('[data-testid$=".to.path"] select').selectOption('Privacy')
  await expect(messages).toBeHidden()
  await owner.keyboard.press('Escape')
  await publish(owner)
  const visitor = await context.newPage()
  await expect(async () => {
    await visitor.goto(studio.siteOrigin)
    const policy = visitor.locator('details', { hasText: 'Rescheduling and cancellation' })
    await policy.locator('summary').click()
    await expect(policy.locator('b')).toHaveText('Plans', { timeout: 500 })
    await policy.getByRole('link', { name: 'cancel' }).click({ timeout: 500 })
    await expect(visitor).toHaveURL(/\/privacy$/)
  }).toPass({ timeout: 15_000 })
})

test('a link to another site needs no https://, and all of its fields are in sight', async ({ owner }) => {
  await owner.setViewportSize({ width: 1280, height: 800 })
  const text = await openText(owner, 'business', 'policies[_key=="cancellation"].text')
  await selectWord(text, 'cancel')
  await text.getByRole('button', { name: 'Link' }).click()
  await owner.locator('[data-testid$=".to.kind"] select').selectOption('Another site')
  const address = owner.locator('[data-testid$=".to.address"] input')
  await expect(address).toBeInViewport({ ratio: 1 })
  await address.fill('www.example.com/page')
  await address.press('Tab')
  await expect(address).toHaveValue('https://www.example.com/page')
  await expect(owner.getByTestId('messages-policies[_key=="cancellation"].text')).toBeHidden()
})

test('an owner writes a heading and a list into a text, and visitors see them', async ({ owner, studio, context }) => {
  const text = await openText(owner, 'site', 'pages[_key=="0"].sections[_key=="privacy"].blocks')
  await selectWord(text, 'browser')
  await owner.keyboard.press('End')
  await owner.keyboard.press('Enter')
  await owner.keyboard.type('What we never do')
  await text.getByRole('button', { name: 'Paragraph' }).click()
  await owner.getByRole('menuitem', { name: 'Heading' }).click()
  await expect(text.locator('h1, h2, h3').filter({ hasText: 'What we never do' })).toBeVisible()
  await selectWord(text, 'never')
  await owner.keyboard.press('End')
  await owner.keyboard.press('Enter')
  await text.getByRole('button', { name: 'List' }).click()
  await owner.keyboard.type('Sell it')
  await owner.keyboard.press('Enter')
  await owner.keyboard.type('Lend it')
  await publish(owner)
  const visitor = await context.newPage()
  await expect(async () => {
    await visitor.goto(`${studio.siteOrigin}/privacy`)
    await expect(visitor.getByRole('heading', { name: 'What we never do' })).toBeVisible({ timeout: 500 })
    await expect(visitor.getByRole('listitem').filter({ hasText: /^(?:Sell|Lend) it$/ })).toHaveCount(2, { timeout: 500 })
  }).toPass({ timeout: 15_000 })
})
