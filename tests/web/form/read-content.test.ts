import { furtherKinds as inputs } from '#src/catalog/inputs/further-kinds.ts'
import { furtherKinds as prices } from '#src/catalog/prices/further-kinds.ts'
import { FURTHER, readContent } from '#src/web/form/read-content.ts'
import { expect, test } from 'vitest'
import { sampleRevision } from '#tests/support/sample-revision.ts'

test('every kind that the form begins without is one that it looks for', () => {
  expect(new Set(FURTHER)).toEqual(new Set(['dated', ...Object.keys({ ...prices, ...inputs })]))
})

test('the content of an answer is read as it was sent', async () => {
  const { content } = await sampleRevision()
  expect(await readContent(Response.json(content))).toEqual({ content, further: null })
})
