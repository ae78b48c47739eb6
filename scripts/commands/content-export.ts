/**
 * Writes the published documents of the lake in DATA_DIR, running or not, into a content folder: `npm run content:export -- [DIR] [--replace]`.
 * Files with other values are overwritten only with `--replace`; unchanged parts keep their position and formatting.
 * Missing pictures, drawings and fonts are copied from CONTENT_DIR; existing ones are left alone.
 */
import { isContentDocument } from '#src/cms/sanity/dataset-documents.ts'
import { lakeAssets } from '#src/lake/store/lake-assets.ts'
import { readLakeCopy } from '#src/lake/store/read-lake-copy.ts'
import { answerHelp } from '../lib/answer-help.ts'
import { CommandError, runDatasetCommand, writeInto } from '../lib/dataset-command.ts'

answerHelp(`npm run content:export -- [DIR] [--replace]

Writes what the lake of DATA_DIR publishes into a content folder, with the smallest difference.
  DIR        the folder; content when left out
  --replace  overwrites files that say something else
Files that the folder lacks come from CONTENT_DIR and from the lake's assets.
`)
await runDatasetCommand(async command => {
  if (command.file !== null) throw new CommandError('--file goes with content:pull')
  const dataDir = process.env['DATA_DIR'] ?? 'data'
  return writeInto(command, { name: `${dataDir}/lake.db`, documents: readLake(dataDir), assets: lakeAssets(dataDir) })
})

function readLake(dataDir: string) {
  try {
    return readLakeCopy(dataDir).filter(isContentDocument)
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error))
  }
}
