import { expect, test } from 'vitest'
import { themeStyle } from '#src/web/site/theme-style.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'

const { theme } = (await sampleRevision()).content

test('a font of our own is named as CSS wants it, and its substitute stands behind it, whatever its name and wherever it stands', () => {
  const files = [{ family: 'Source Sans 3', src: 'source.woff2', weight: '400', scale: 104 }]
  const style = themeStyle(
    { ...theme, fonts: { heading: "'Source Sans 3', Arial", body: "Georgia, 'Source Sans 3'", files } },
    file => `/fonts/${file}`,
  )
  expect(style).toContain("@font-face{font-family:'Source Sans 3';src:url(/fonts/source.woff2)")
  expect(style).toContain("@font-face{font-family:'Source Sans 3 Substitute';src:local(")
  expect(style).toContain("--heading:'Source Sans 3','Source Sans 3 Substitute',Arial;")
  expect(style).toContain("--body:Georgia,'Source Sans 3','Source Sans 3 Substitute';")
})
