/**
 * Writes the Sanity dataset that the environment names into a content folder: `npm run content:pull -- [DIR] [--replace]`, or the NDJSON of
 * a file: `--file FILE`. Files that say something else are only overwritten with `--replace`; pictures and fonts stay as they are.
 */
import { readDocuments } from '#src/cms/dataset-documents.ts'
import { loadEdition } from '#src/cms/edition.ts'
import { problemLine } from '#src/cms/problem-lines.ts'
import { changeFolder, planFolder } from '#src/cms/write-folder.ts'
import { CommandError, mayReplace, readSource, runDatasetCommand } from './dataset-command.ts'

await runDatasetCommand(async command => {
  const { folder, file } = command
  const { name, documents } = await readSource(file)
  const read = readDocuments(documents)
  if (!read.ok) throw new CommandError(read.problems.map(problem => problemLine(`${name}/${problem.document}`, problem)).join('\n'))
  const change = await planFolder(read.content, folder)
  mayReplace(folder, [...change.replaced, ...change.deleted.map(file => `${file} (would be deleted)`)], command)
  await changeFolder(folder, change)
  const told = `${folder} is as ${name}: ${change.written.length} files written, ${change.deleted.length} deleted`
  const loaded = await loadEdition(folder)
  if (!loaded.ok) throw new CommandError([`${told}; it is not fit to go live:`, ...loaded.problems].join('\n'))
  return `${told} (revision ${loaded.value.revision.id})`
})
