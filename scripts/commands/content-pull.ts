/**
 * Writes the Sanity dataset that the environment names into a content folder: `npm run content:pull -- [DIR] [--replace]`, or the documents of an
 * NDJSON file: `--file FILE`. Files with other values are overwritten only with `--replace`.
 * Missing pictures, drawings and fonts are copied from CONTENT_DIR; existing ones are left alone.
 */
import { answerHelp } from '../lib/answer-help.ts'
import { readSource, runDatasetCommand, writeInto } from '../lib/dataset-command.ts'

answerHelp(`npm run content:pull -- [DIR] [--file FILE] [--replace]

Writes a Sanity dataset into a content folder, with the files that it names.
  DIR          the folder; content when left out
  --file FILE  reads the documents from an NDJSON file in place of the dataset
  --replace    overwrites files that say something else
SANITY_PROJECT_ID, SANITY_DATASET and SANITY_READ_TOKEN name the dataset.
`)
await runDatasetCommand(async command => {
  const source = await readSource(command.file)
  return writeInto(command, source)
})
