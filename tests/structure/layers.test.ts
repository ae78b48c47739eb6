import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'layers-'))
for (const file of ['.oxlintrc.json', 'src/studio/oxlint.json']) cpSync(file, join(folder, file))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A file of a folder, what it imports, and whether it may. */
const ROWS: readonly (readonly [folder: string, imported: string, isAllowed: boolean])[] = [
  ['src/contract', '#src/catalog/compile/compile.ts', false],
  ['src/catalog', '#src/contract/decode.ts', true],
  ['src/catalog', '#src/booking/schedule/slots.ts', false],
  ['src/catalog/prices', '#src/server/config/config.ts', false],
  ['src/catalog', 'node:fs', false],
  ['src/threads', '#src/contract/build.ts', true],
  ['src/threads', '#src/catalog/compile/compile.ts', false],
  ['src/threads', 'node:worker_threads', true],
  ['src/cms', '#src/threads/job-thread.ts', true],
  ['src/booking', '#src/threads/job-thread.ts', false],
  ['src/booking', '#src/catalog/compile/compile.ts', true],
  ['src/booking', '#src/cms/live/content-snapshot.ts', false],
  ['src/booking', 'react', false],
  ['src/cms', '#src/booking/schedule/slots.ts', true],
  ['src/cms', '#src/server/config/config.ts', false],
  ['src/cms', '@sanity/client', true],
  ['src/server/routes', '@sanity/client', false],
  ['src/booking', 'groq-js', false],
  ['src/web/site', '@sanity/client', false],
  ['src/web/admin', 'groq-js', false],
  ['src/server', '#src/cms/live/content-snapshot.ts', true],
  ['src/lake', '#src/cms/live/content-snapshot.ts', false],
  ['src/lake', 'node:sqlite', true],
  ['src/server/routes', '#src/web/render-page.tsx', false],
  ['src/web', '#src/booking/schedule/slots.ts', true],
  ['src/web', '#src/cms/live/content-snapshot.ts', false],
  ['src/web/site', '../booking/booking-form.tsx', false],
  ['src/web/booking', '../site/document.tsx', false],
  ['src/web/booking', '../renderer/fields/form-view.ts', true],
  ['src/web/booking', '../form/request-form.tsx', true],
  ['src/web/admin/new-request', '../../form/request-form.tsx', true],
  ['src/web/form', '../booking/booking-form.tsx', false],
  ['src/web/admin', '../booking/booking-form.tsx', false],
  ['src/web/admin/dashboard', '../../site/document.tsx', false],
  ['src/web/admin/data', '../dashboard/view.ts', false],
  ['src/web/admin/data/requests', '../../dashboard/view.ts', false],
  ['src/web/admin/data/requests', '../../../site/document.tsx', false],
  ['src/web/renderer', '../site/document.tsx', false],
  ['src/web/renderer/fields', '../../booking/booking-form.tsx', false],
  ['src/web/ui', '../booking/booking-form.tsx', false],
  ['src/gallery', '#src/web/site/styles.ts', true],
  ['src/gallery/groups', '#src/server/pages/page-request.ts', false],
  ['src/gallery', '#tests/support/server/stored-request.ts', false],
  ['src/web', '#src/gallery/render-gallery.tsx', false],
  ['src/web/site', '#src/gallery/stage.ts', false],
  ['src/server/routes', '#src/gallery/render-gallery.tsx', false],
  ['src/server', '#tests/support/browser/site.ts', false],
  ['src/server', '#src/studio-host/site-api.ts', false],
  ['src/studio-host', '#src/lake/lake.ts', true],
  ['src/studio-host', '#src/cms/media/media.ts', true],
  ['src/studio-host', '#src/booking/schedule/slots.ts', false],
  ['src/studio-host', '#src/server/config/config.ts', false],
  ['src/studio-model/publish', '#src/cms/check/check-content.ts', true],
  ['src/studio-model/publish', '#src/server/config/config.ts', false],
  ['src/studio-model/prices', '../draft/draft-value.ts', true],
  ['src/studio-model', 'react', false],
  ['src/studio-model', 'sanity', false],
  ['src/server', '#src/studio-model/publish/check-draft.ts', false],
  ['src/studio/price', '../../studio-model/publish/check-draft.ts', true],
  ['src/studio/price', '../../cms/media/media-list.ts', true],
  ['src/studio/price', '../../server/config/config.ts', false],
  ['src/studio/price/forms', '../../../web/site/document.tsx', false],
  ['src/studio', '../lake/lake.ts', false],
  ['src/studio', '#src/catalog/plan.ts', false],
]

const rows = ROWS.map(([under, imported, isAllowed], row) => {
  const file = join(under, `row-${row}.ts`)
  mkdirSync(join(folder, under), { recursive: true })
  writeFileSync(join(folder, file), `import * as it from '${imported}'\nexport const all = it\n`)
  return { file, isAllowed, what: `${under} imports ${imported}` }
})

/** Imports run one way: the linter refuses every one of these, and accepts the neighbours that are allowed. */
test('only imports that run one way are accepted', () => {
  const refused = new Set([...refusedBy('.'), ...refusedBy('-c', 'src/studio/oxlint.json', 'src/studio')])
  const told = (isRight: (row: (typeof rows)[number]) => boolean) => rows.filter(isRight).map(({ what }) => what)
  expect(told(({ file }) => !refused.has(file))).toEqual(told(({ isAllowed }) => isAllowed))
})

/** The files whose imports the linter refuses. It exits with 1, since it finds something. */
function refusedBy(...args: string[]): string[] {
  const { stdout } = spawnSync(resolve('node_modules/.bin/oxlint'), ['--format', 'unix', ...args], { cwd: folder, encoding: 'utf8' })
  return stdout.split('\n').flatMap(line => (line.includes('no-restricted-imports') ? [line.slice(0, line.indexOf(':'))] : []))
}
