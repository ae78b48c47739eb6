/**
 * Writes the Sanity dataset that the environment names into a content folder: `npm run content:pull -- [DIR] [--replace]`, or the NDJSON of
 * a file: `--file FILE`. Files that say something else are only overwritten with `--replace`. Pictures, drawings
 * and fonts that they name and the folder lacks are copied from CONTENT_DIR; those that it has stay as they are.
 */
import { readSource, runDatasetCommand, writeInto } from '../lib/dataset-command.ts'

await runDatasetCommand(async command => {
  const { name, documents } = await readSource(command.file)
  return writeInto(command, name, documents)
})
