/**
 * Writes the Sanity dataset that the environment names into a content folder: `npm run content:pull -- [DIR] [--replace]`, or the documents of an
 * NDJSON file: `--file FILE`. Files with other values are overwritten only with `--replace`.
 * Missing pictures, drawings and fonts are copied from CONTENT_DIR; existing ones are left alone.
 */
import { readSource, runDatasetCommand, writeInto } from '../lib/dataset-command.ts'

await runDatasetCommand(async command => {
  const source = await readSource(command.file)
  return writeInto(command, source)
})
