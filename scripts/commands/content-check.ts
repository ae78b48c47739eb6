/**
 * Checks a content folder: `npm run -s content:check -- [DIR]`. With `--dataset` documents are read from the Sanity dataset that the environment
 * names, with `--file FILE` from an NDJSON file, and pictures from DIR. Prints one line per problem, with exit code 1 if there are any, and one per warning;
 * then what each package starts at, and what rules, limits, taxes and policies say.
 */
import { parseArgs } from 'node:util'
import { checkDocuments } from '#src/cms/documents/checked-documents.ts'
import { type CheckedContent, checkFolder } from '#src/cms/documents/checked-content.ts'
import type { Loaded } from '#src/cms/folder/local-content.ts'
import { MediaReader } from '#src/cms/media/media.ts'
import { wallTime } from '#src/booking/schedule/business-time.ts'
import { answerHelp } from '../lib/answer-help.ts'
import { counted, priceTable } from '../lib/price-table.ts'
import { ruleTable } from '../lib/rule-table.ts'

answerHelp(`npm run -s content:check -- [DIR] [--dataset] [--file FILE]

Checks content: shapes, references, and a price or a reason for every selection. Exit code 1 where something is wrong.
Where nothing is, says what each package costs at least, as pages do, of up to 40 packages,
and each rule, limit, tax, deposit and cancellation as they say it, up to 40.
  DIR          the content folder; CONTENT_DIR, else content, when left out
  --dataset    reads the documents from the Sanity dataset that SANITY_PROJECT_ID names, drawings and fonts from DIR
  --file FILE  reads the documents from an NDJSON file
`)
const { values, positionals } = parseArgs({ options: { dataset: { type: 'boolean' }, file: { type: 'string' } }, allowPositionals: true })
const [folder = process.env['CONTENT_DIR'] ?? 'content'] = positionals
const now = new Date()
const { name, loaded } = await load()
if (loaded.ok) {
  const { id, content, media, selections, warnings } = loaded.value
  for (const { line } of warnings) console.log(`warning: ${line}`)
  const { categories } = content
  const packages = categories.reduce((count, category) => count + category.packages.length, 0)
  const parts = [
    counted(categories.length, 'category', 'categories'),
    counted(packages, 'package'),
    counted(media.illustrations.size + media.images.size, 'picture'),
  ]
  console.log(`${name} is fine: ${parts.join(', ')}; all ${selections.toLocaleString('en')} selections have a price or a reason (revision ${id})`)
  const today = wallTime(now, content.business.timeZone).date
  for (const line of [...priceTable(content, today), ...ruleTable(content, today)]) console.log(line)
} else {
  for (const line of loaded.problems) console.log(line)
  process.exitCode = 1
}

async function load(): Promise<{ name: string; loaded: Loaded<CheckedContent> }> {
  if (values.dataset !== true && values.file === undefined) return { name: folder, loaded: await checkFolder(folder, new MediaReader(), null, now) }
  const { readSource } = await import('../lib/dataset-command.ts')
  try {
    const { name, documents, assets } = await readSource(values.file ?? null)
    return { name, loaded: await checkDocuments(documents, name, { folder, assets }, new MediaReader(), null, now) }
  } catch (error) {
    return { name: '', loaded: { ok: false, problems: [error instanceof Error ? error.message : String(error)] } }
  }
}
