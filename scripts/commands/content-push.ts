/**
 * Writes a content folder into the Sanity dataset that the environment names: `npm run content:push -- [DIR] [--replace]`, or as NDJSON into
 * a file: `--file FILE`. Documents with other values are overwritten only with `--replace`.
 */
import { writeFile } from 'node:fs/promises'
import { toDocuments } from '#src/cms/sanity/dataset-documents.ts'
import { loadContentSnapshot } from '#src/cms/live/content-snapshot.ts'
import { toNdjson } from '#src/cms/sanity/ndjson.ts'
import { planPush } from '#src/cms/sanity/plan-push.ts'
import { CommandError, mayReplace, openDataset, runDatasetCommand } from '../lib/dataset-command.ts'

await runDatasetCommand(async command => {
  const { folder, file } = command
  const loaded = await loadContentSnapshot(folder)
  if (!loaded.ok) throw new CommandError(loaded.problems.join('\n'))
  const {
    content,
    revision: { id },
  } = loaded.value
  if (file !== null) {
    const documents = toDocuments(content)
    await writeFile(file, toNdjson(documents))
    return `${file} has the ${documents.length} documents of ${folder} (revision ${id})`
  }
  const dataset = openDataset('write')
  const { written, replacedIds, deletedIds } = planPush(content, await dataset.documents())
  mayReplace(dataset.name, [...replacedIds, ...deletedIds.map(id => `${id} (would be deleted)`)], command)
  if (written.length + deletedIds.length > 0) await dataset.write(written, deletedIds)
  return `${dataset.name} is as ${folder}: ${written.length} documents written, ${deletedIds.length} deleted (revision ${id})`
})
