/**
 * Makes a content folder for a new business: `npm run content:new -- DIR` asks some 20 questions, whose answers are all that it must say; the rest
 * are defaults (docs/defaults.md). `--answers FILE` takes them from a JSON file, `--answers -` from standard input. A folder that has files already is
 * refused. Prints what is still wrong with it, if anything; exit code 1 then.
 */
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { inLayoutOf } from '#src/cms/documents/json-layout.ts'
import { checkFolder } from '#src/cms/documents/checked-content.ts'
import { MediaReader } from '#src/cms/media/media.ts'
import { answerHelp } from '../lib/answer-help.ts'
import { AskFile, AskPerson } from '../lib/new-content/ask.ts'
import { categoriesById, documentsOf } from '../lib/new-content/documents.ts'
import { type Answers, askAll } from '../lib/new-content/questions.ts'
import { WrongAnswer } from '../lib/new-content/readers.ts'

/** Drawings for anybody; those of a service are 320 wide, all others are signs. */
const STOCK = 'defaults/illustrations'

answerHelp(`npm run content:new -- DIR [--answers FILE]

Makes a content folder for a new business from the answers to some 20 questions.
  DIR             a new folder
  --answers FILE  takes the answers from a JSON file, or from standard input (-)
`)
try {
  const { values, positionals } = parseArgs({ options: { answers: { type: 'string' } }, allowPositionals: true })
  const [folder, ...more] = positionals
  if (folder === undefined || more.length > 0) throw new WrongAnswer('use: npm run content:new -- DIR [--answers FILE]')
  const there = await readdir(folder).catch(() => [])
  if (there.length > 0) throw new WrongAnswer(`${folder} has ${there.slice(0, 3).join(', ')} already: name a new folder`)
  const answers = values.answers === undefined ? await askPerson() : await askFile(values.answers)
  await tell(folder, await write(folder, answers))
} catch (error) {
  const isStopped = error instanceof Error && error.name === 'AbortError'
  if (!isStopped && !(error instanceof WrongAnswer) && !(error instanceof SyntaxError)) throw error
  console.error(isStopped ? '\nstopped: nothing is written' : error.message)
  process.exitCode = 1
}

async function askPerson(): Promise<Answers> {
  if (!process.stdin.isTTY)
    throw new WrongAnswer('questions are asked at a terminal: elsewhere take the answers from a file, --answers FILE, or from --answers -')
  const person = new AskPerson()
  const answers = await askAll(person, await serviceDrawings())
  person.close()
  return answers
}

async function askFile(file: string): Promise<Answers> {
  const given = new AskFile(JSON.parse(file === '-' ? await text(process.stdin) : await readFile(file, 'utf8')))
  const answers = await askAll(given, await serviceDrawings())
  given.end()
  return answers
}

async function stockDrawings(): Promise<{ name: string; isScene: boolean }[]> {
  const files = (await readdir(STOCK)).sort()
  return Promise.all(
    files.map(async file => ({ name: file.replace('.svg', ''), isScene: (await readFile(join(STOCK, file), 'utf8')).includes('0 0 320 180') })),
  )
}

async function serviceDrawings(): Promise<string[]> {
  return (await stockDrawings()).filter(({ isScene }) => isScene).map(({ name }) => name)
}

/** Returns how many lines of JSON it wrote. */
async function write(folder: string, answers: Answers): Promise<number> {
  const texts = Object.entries(documentsOf(answers)).map(([file, document]) => ({ file, text: inLayoutOf(null, document) }))
  for (const { file, text } of texts) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  const drawings = join(folder, 'illustrations')
  await mkdir(drawings)
  for (const { name, isScene } of await stockDrawings()) if (!isScene) await copyFile(join(STOCK, `${name}.svg`), join(drawings, `${name}.svg`))
  for (const [id, { drawing }] of categoriesById(answers)) await copyFile(join(STOCK, `${drawing}.svg`), join(drawings, `${id}.svg`))
  return texts.reduce((lines, { text }) => lines + text.split('\n').length - 1, 0)
}

async function tell(folder: string, lines: number): Promise<void> {
  const loaded = await checkFolder(folder, new MediaReader())
  if (loaded.ok)
    return console.log(
      `${folder} is ready, in ${lines} lines: CONTENT_DIR=${folder} npm start shows its site; what else it can say: docs/defaults.md`,
    )
  for (const line of [`${folder} is written, but cannot go live yet:`, ...loaded.problems]) console.error(line)
  process.exitCode = 1
}
