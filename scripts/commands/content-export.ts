/**
 * Writes what is published in the lake of DATA_DIR, running or not, into a content folder: `npm run content:export -- [DIR] [--replace]`. Files
 * that say something else are only overwritten with `--replace`; what stays the same in them keeps its place and its look.
 * Pictures, drawings and fonts that they name and the folder lacks are copied from CONTENT_DIR; those that it has stay as they are.
 */
import { isContentDocument } from '#src/cms/sanity/dataset-documents.ts'
import { keptDocuments } from '#src/lake/store/kept-documents.ts'
import { CommandError, runDatasetCommand, writeInto } from '../lib/dataset-command.ts'

await runDatasetCommand(async command => {
  if (command.file !== null) throw new CommandError('--file goes with content:pull')
  const dataDir = process.env['DATA_DIR'] ?? 'data'
  return writeInto(command, `${dataDir}/lake.db`, readLake(dataDir))
})

function readLake(dataDir: string) {
  try {
    return keptDocuments(dataDir).filter(isContentDocument)
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error))
  }
}
