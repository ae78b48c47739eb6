import { expect, test } from 'vitest'
import { themeStyle } from '#src/web/site/theme-style.ts'
import type { Theme } from '#src/contract/generated/types.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'

const { theme } = (await sampleRevision()).content
const styleOf = (choices: Partial<Theme>) => themeStyle({ ...theme, ...choices }, file => file)

test('headings, buttons and the room between sections are as the look says, and as they always were where it says nothing', () => {
  expect(styleOf({ radius: 12 })).toContain('--radius:12px;--corner:9px;--weight:650;--letters:-.025em;--capitals:none;--rhythm:1')
  expect(styleOf({ headings: { weight: 400, letters: 'wide', capitals: true } })).toContain('--weight:400;--letters:.06em;--capitals:uppercase')
  expect(styleOf({})).not.toContain('--box')
  expect(styleOf({ cards: 'ruled' })).toContain('--box:0;')
  expect(styleOf({ buttons: 'pill', rhythm: 'wide' })).toMatch(/--corner:99px;.*--rhythm:1.35/)
})
