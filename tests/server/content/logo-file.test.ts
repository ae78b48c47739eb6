import { expect, test } from 'vitest'
import { loadContentSnapshot } from '#src/cms/live/content-snapshot.ts'
import type { Logo } from '#src/contract/generated/types.ts'
import { logoFile } from '#src/server/content/logo-file.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'

const loaded = await loadContentSnapshot(SAMPLE_FOLDER)
if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
const { revision, ...files } = loaded.value

/** The sample's files, with a logo. */
function withLogo(logo: Logo | undefined) {
  const { logo: _, ...site } = revision.content.site
  return { ...files, revision: { ...revision, content: { ...revision.content, site: { ...site, ...(logo && { logo }) } } } }
}

test.each<[string, Logo | undefined, object | undefined]>([
  [
    'a drawing is a part of the file of drawings, square unless content says how wide',
    { illustration: 'logo' },
    { width: 48, height: 48, is_drawing: true },
  ],
  ['a wide drawing', { illustration: 'logo', width: 120 }, { width: 120, height: 48, is_drawing: true }],
  [
    'a picture is shown in place of the drawing',
    { illustration: 'logo', picture: { src: 'brand.svg', alt: '', width: 96, height: 32 } },
    { src: '/images/brand.svg', width: 96, height: 32, is_drawing: false },
  ],
  ['content without a logo has none', undefined, undefined],
])('%s', (_, logo, expected) => {
  const file = logoFile(withLogo(logo))
  if (expected === undefined) expect(file).toBeUndefined()
  else expect(file).toMatchObject(expected)
  if (file?.is_drawing === true) expect(file.src).toMatch(/^\/illustrations\/drawings-[0-9a-f]{12}\.svg#logo$/)
})
