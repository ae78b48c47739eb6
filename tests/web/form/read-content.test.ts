import { furtherKinds as inputs } from '#src/catalog/inputs/further-kinds.ts'
import { furtherKinds as prices } from '#src/catalog/prices/further-kinds.ts'
import { readContent } from '#src/web/form/read-content.ts'
import { expect, test } from 'vitest'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'

test.each(['dated', ...Object.keys({ ...prices, ...inputs })])('what the form begins without is loaded where content has the kind %s', async kind => {
  const { further } = await readContent(Response.json({ categories: [{ price: { kind } }] }))
  expect(further).not.toBeNull()
})

test('the content of an answer is read as it was sent, and loads nothing that it does not name', async () => {
  const { content } = await sampleRevision()
  expect(await readContent(Response.json(content))).toEqual({ content, further: null })
})
