import { expect, test, vi } from 'vitest'
import { EMPTY_VALUES } from '#src/booking/form/form-values.ts'
import { compile } from '#src/catalog/compile/compile.ts'
import { revisionOf } from '#src/catalog/revision.ts'
import { priceChoices } from '#src/web/form/price-choices.ts'
import { edited } from '#tests/support/content/edit.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'

test('a form prices short notice as of now, and that of a stored request as of when it was made', async () => {
  const sample = await sampleRevision()
  const at = sample.content.categories.findIndex(({ id }) => id === 'Motorcycle')
  const short = { id: 'short', title: 'Short notice', when: { notice: { below: 24 } }, effect: { kind: 'amount', amount: 5000 } }
  const content = edited(sample.content, [{ at: `/categories/${at}/rules`, set: [short] }])
  const compiled = compile(content)
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  const revision = revisionOf('timed', content, compiled.catalog)
  const choices = { ...EMPTY_VALUES, category: 'Motorcycle', package: 'motorcycle-buff-polish', date: '2026-06-03', time: '10:00' }
  // Boise is six hours behind: an hour before the visit.
  vi.useFakeTimers({ now: Date.parse('2026-06-03T15:00Z') })
  try {
    expect(priceChoices({ revision }, choices).estimate?.low).toBe(25_000)
    expect(priceChoices({ revision, asked: new Date('2026-06-01T15:00Z') }, choices).estimate?.low).toBe(20_000)
  } finally {
    vi.useRealTimers()
  }
})
