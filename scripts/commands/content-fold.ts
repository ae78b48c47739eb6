/**
 * Takes prices that are past out of a content folder: `npm run content:fold -- [DIR]`. A price that has changed is the new one alone; no visit from today on
 * costs something else. Examples without a day, which have the price before all changes, get the new one, with answers where it asks what the old one did not.
 */
import { localTime } from '#src/booking/schedule/business-time.ts'
import { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import { withoutPast } from '#src/catalog/dated/without-past.ts'
import { checkExamples } from '#src/catalog/examples/check-examples.ts'
import { publishCheck } from '#src/catalog/publish-check/publish-check.ts'
import { documentFiles } from '#src/cms/folder/folder-files.ts'
import { loadContent } from '#src/cms/folder/local-content.ts'
import { changeFolder } from '#src/cms/folder/write-folder.ts'
import type { Examples } from '#src/contract/generated/types.ts'
import { answerHelp } from '../lib/answer-help.ts'
import { acceptedExamples, acceptedLine } from '../lib/accepted-examples.ts'

answerHelp(`npm run content:fold -- [DIR]

Takes prices out of a content folder that are past; no visit from today on costs something else.
  DIR  the folder; CONTENT_DIR, else content, when left out
`)
const [folder = process.env['CONTENT_DIR'] ?? 'content'] = process.argv.slice(2)
const loaded = await loadContent(folder)
if (loaded.ok) {
  const { content } = loaded.value
  const today = localTime(new Date(), content.business.timeZone).date
  const documents = [...(await documentFiles(folder))].filter((entry): entry is [string, object] => typeof entry[1] === 'object' && entry[1] !== null)
  const written = documents.flatMap(([file, document]) => {
    const kept = withoutPast(document, today)
    return kept === document ? [] : [{ file, document: kept }]
  })
  const { epochs } = publishCheck(withoutPast(content, today))
  const failed = epochs === null ? [] : checkExamples(content, epochs, new ContentPointer([]))
  const examples = documents.find(([file]) => file === 'examples.json')?.[1] as Examples | undefined
  if (examples !== undefined && failed.length > 0) written.push({ file: 'examples.json', document: acceptedExamples(examples, failed) })
  await changeFolder(folder, { written, replaced: written.map(({ file }) => file), deleted: [] })
  console.log(
    written.length === 0
      ? `${folder} has no price that is past`
      : `prices before ${today} are gone from ${written.map(({ file }) => file).join(', ')}`,
  )
  for (const each of failed) console.log(acceptedLine(each))
} else {
  for (const line of loaded.problems) console.log(line)
  process.exitCode = 1
}
