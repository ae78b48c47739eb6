import { expect, test } from 'vitest'
import { textsOf } from '#src/cms/documents/content-texts.ts'
import { loadContent } from '#src/cms/folder/local-content.ts'
import { MediaReader } from '#src/cms/media/media.ts'
import type { Layout } from '#src/contract/generated/types.ts'
import { pagePaths } from '#src/page/page-paths.ts'
import { loadBuiltSite } from '#src/server/pages/built-site.ts'
import { draftPage } from '#src/server/pages/draft-page.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'

const LAYOUTS: readonly Layout[] = ['desktop', 'mobile']

/** A folder's content, and its pages with the places of their texts. */
async function draftPages(folder: string) {
  const [site, loaded] = [await loadBuiltSite('dist'), await loadContent(folder)]
  if (site === null || !loaded.ok) throw new Error('there is nothing to render')
  const { content } = loaded.value
  const media = { ...(await new MediaReader().read(folder)), pictures: new Map() }
  const made = { revision: 'r', texts: textsOf(content), media, assets: site.assets, today: '2026-06-01', publicOrigin: 'https://x', apiOrigin: '' }
  return { content, render: (path: string, layout: Layout) => draftPage(made, { path, layout }, site.renderer) }
}

function valueAt(value: unknown, pointer: string): unknown {
  const steps = pointer.split('/').slice(1)
  return steps.reduce((part, step) => (typeof part === 'object' && part !== null ? (Reflect.get(part, step) as unknown) : undefined), value)
}

test.for([SAMPLE_FOLDER, 'tests/content/window-cleaning', 'examples/boats'])(
  'each page of %s says where in content its texts stand, and holds no mark of it',
  async folder => {
    const { content, render } = await draftPages(folder)
    for (const path of pagePaths(content))
      for (const layout of LAYOUTS) {
        const page = render(path, layout)
        expect(page?.html).not.toMatch(/[\uE000\uE001]/)
        expect(page?.places.length, `${layout} ${path}`).toBeGreaterThan(20)
        const lost = page?.places.filter(({ pointer }) => typeof valueAt(content, pointer) !== 'string')
        expect(lost, `${layout} ${path}`).toEqual([])
      }
  },
)

test('a feature that several packages name is found in each package that shows it', async () => {
  const { content, render } = await draftPages(SAMPLE_FOLDER)
  const pointers = render('/car-detailing', 'desktop')?.places.map(({ pointer }) => pointer)
  const features = content.categories[0]?.packages.flatMap((item, at) =>
    item.features.map((_, feature) => `/categories/0/packages/${at}/features/${feature}`),
  )
  expect(pointers).toEqual(expect.arrayContaining(features ?? []))
})
