/**
 * Lets the examples of a content folder have the prices that they have: `npm run content:accept -- [DIR]`. For a change that is meant, such as a tax that
 * is added to all of them; it says which were changed.
 */
import { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import { checkExamples } from '#src/catalog/examples/check-examples.ts'
import { publishCheck } from '#src/catalog/publish-check/publish-check.ts'
import { documentFiles } from '#src/cms/folder/folder-files.ts'
import { loadContent } from '#src/cms/folder/local-content.ts'
import { changeFolder } from '#src/cms/folder/write-folder.ts'
import type { Examples } from '#src/contract/generated/types.ts'
import { acceptedExamples } from '../lib/accepted-examples.ts'

const FILE = 'examples.json'

const [folder = process.env['CONTENT_DIR'] ?? 'content'] = process.argv.slice(2)
const loaded = await loadContent(folder)
if (loaded.ok) {
  const { content } = loaded.value
  const { epochs } = publishCheck(content)
  const failed = epochs === null ? [] : checkExamples(content, epochs, new ContentPointer([]))
  const examples = (await documentFiles(folder)).get(FILE) as Examples | undefined
  if (examples !== undefined && failed.length > 0)
    await changeFolder(folder, { written: [{ file: FILE, document: acceptedExamples(examples, failed) }], replaced: [FILE], deleted: [] })
  for (const { title, expected, actual } of failed) console.log(`the example "${title}" is ${actual} now, not ${expected}`)
  if (failed.length === 0) console.log(`${folder} has no example that costs something else`)
} else {
  for (const line of loaded.problems) console.log(line)
  process.exitCode = 1
}
