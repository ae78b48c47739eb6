/**
 * Lets examples of a content folder have the prices that they have, after a change that is meant, such as a tax or a question that is added: `npm run
 * content:accept -- [DIR]` says which cost something else, with `--example TITLE` or `--all` it writes their new prices, and the answers that they lack.
 */
import { parseArgs } from 'node:util'
import { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import { checkExamples } from '#src/catalog/examples/check-examples.ts'
import { publishCheck } from '#src/catalog/publish-check/publish-check.ts'
import { documentFiles } from '#src/cms/folder/folder-files.ts'
import { loadContent } from '#src/cms/folder/local-content.ts'
import { changeFolder } from '#src/cms/folder/write-folder.ts'
import type { Content, Examples, FailedExample } from '#src/contract/generated/types.ts'
import { answerHelp } from '../lib/answer-help.ts'
import { acceptedExamples, acceptedLine } from '../lib/accepted-examples.ts'

const FILE = 'examples.json'
answerHelp(`npm run content:accept -- [DIR] [--example TITLE ...] [--all]

Says which examples of a content folder cost something else than they ask for, or lack an answer: they
get the first option, or the least number.
  DIR              the folder; CONTENT_DIR, else content, when left out
  --example TITLE  writes the new price of the example with this title; may be given several times
  --all            writes the new prices of all of them
`)

const { values, positionals } = parseArgs({
  options: { example: { type: 'string', multiple: true }, all: { type: 'boolean' } },
  allowPositionals: true,
})
const [folder = process.env['CONTENT_DIR'] ?? 'content'] = positionals
const loaded = await loadContent(folder)
if (loaded.ok) await accept(failedOf(loaded.value.content))
else for (const line of loaded.problems) fail(line)

function failedOf(content: Content): FailedExample[] {
  const { epochs } = publishCheck(content)
  return epochs === null ? [] : checkExamples(content, epochs, new ContentPointer([]))
}

async function accept(failed: readonly FailedExample[]): Promise<void> {
  const { example: named = [], all = false } = values
  const unknown = named.filter(title => failed.every(each => each.title !== title))
  for (const title of unknown) fail(`no example "${title}" costs something else: nothing was written`)
  if (failed.length === 0 && unknown.length === 0) console.log(`${folder} has no example that costs something else`)
  const chosen = unknown.length > 0 ? [] : failed.filter(({ title }) => all || named.includes(title))
  const examples = (await documentFiles(folder)).get(FILE) as Examples | undefined
  if (examples !== undefined && chosen.length > 0)
    await changeFolder(folder, { written: [{ file: FILE, document: acceptedExamples(examples, chosen) }], replaced: [FILE], deleted: [] })
  for (const each of chosen) console.log(acceptedLine(each))
  const left = failed.filter(each => !chosen.includes(each))
  for (const each of left) fail(leftLine(each))
  if (left.length > 0) console.log('To let them have these prices: --all, or --example with the title of each')
}

/** The line of a failed example that was not chosen to be accepted. */
function leftLine({ title, expected, actual, mended }: FailedExample): string {
  if (mended !== undefined) return `the example "${title}" needs a new answer: with ${mended.text} it is ${actual}`
  return `the example "${title}" should be ${expected}, but is ${actual}`
}

function fail(line: string): void {
  console.log(line)
  process.exitCode = 1
}
