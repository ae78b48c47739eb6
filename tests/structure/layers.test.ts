import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'layers-'))
cpSync('.oxlintrc.json', join(folder, '.oxlintrc.json'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Imports run one way; the linter must refuse every one of these, and accept the neighbours that are allowed. */
test.each([
  ['src/contract/a.ts', '#src/catalog/compile.ts', false],
  ['src/catalog/a.ts', '#src/contract/decode.ts', true],
  ['src/catalog/a.ts', '#src/booking/slots.ts', false],
  ['src/catalog/prices/a.ts', '#src/server/config.ts', false],
  ['src/catalog/a.ts', 'node:fs', false],
  ['src/booking/a.ts', '#src/catalog/compile.ts', true],
  ['src/booking/a.ts', '#src/cms/edition.ts', false],
  ['src/booking/a.ts', 'react', false],
  ['src/cms/a.ts', '#src/booking/slots.ts', true],
  ['src/cms/a.ts', '#src/server/config.ts', false],
  ['src/cms/a.ts', '@sanity/client', true],
  ['src/server/routes/a.ts', '@sanity/client', false],
  ['src/booking/a.ts', 'groq', false],
  ['src/web/site/a.ts', '@sanity/client', false],
  ['src/web/admin/a.ts', 'groq', false],
  ['src/server/a.ts', '#src/cms/edition.ts', true],
  ['src/lake/a.ts', '#src/cms/edition.ts', false],
  ['src/lake/a.ts', 'node:sqlite', true],
  ['src/server/routes/a.ts', '#src/web/render-page.tsx', false],
  ['src/web/a.ts', '#src/booking/slots.ts', true],
  ['src/web/a.ts', '#src/cms/edition.ts', false],
  ['src/web/site/a.ts', '../booking/booking-form.tsx', false],
  ['src/web/booking/a.ts', '../site/document.tsx', false],
  ['src/web/booking/a.ts', '../renderer/fields/form-view.ts', true],
  ['src/web/booking/a.ts', '../form/request-form.tsx', true],
  ['src/web/admin/new-request/a.ts', '../../form/request-form.tsx', true],
  ['src/web/form/a.ts', '../booking/booking-form.tsx', false],
  ['src/web/admin/a.ts', '../booking/booking-form.tsx', false],
  ['src/web/admin/dashboard/a.ts', '../../site/document.tsx', false],
  ['src/web/renderer/a.ts', '../site/document.tsx', false],
  ['src/web/renderer/fields/a.ts', '../../booking/booking-form.tsx', false],
  ['src/web/ui/a.ts', '../booking/booking-form.tsx', false],
  ['src/server/a.ts', '#tests/support/site.ts', false],
  ['src/server/a.ts', '#src/studio-host/site-api.ts', false],
  ['src/studio-host/a.ts', '#src/lake/lake.ts', true],
  ['src/studio-host/a.ts', '#src/cms/media.ts', true],
  ['src/studio-host/a.ts', '#src/booking/slots.ts', false],
  ['src/studio-host/a.ts', '#src/server/config.ts', false],
  ['src/studio/model/a.ts', '../../cms/check-content.ts', true],
  ['src/studio/model/a.ts', '../../server/config.ts', false],
  ['src/studio/model/a.ts', '../inputs.ts', false],
  ['src/studio/model/a.ts', 'react', false],
  ['src/studio/model/a.ts', 'sanity', false],
])('%s may import %s: %s', (file, imported, isAllowed) => {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `import * as it from '${imported}'\nexport const all = it\n`)
  expect(complaints(path).includes('no-restricted-imports')).toBe(!isAllowed)
})

function complaints(path: string): string {
  try {
    return execFileSync(resolve('node_modules/.bin/oxlint'), [path], { cwd: folder, encoding: 'utf8' })
  } catch (failure) {
    return failure instanceof Error && 'stdout' in failure ? String(failure.stdout) : String(failure)
  }
}
