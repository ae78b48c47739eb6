/**
 * Writes a content folder into the Sanity dataset that the environment names: `npm run content:push -- [DIR] [--replace]`, or as NDJSON into
 * a file: `--file FILE`. Documents with other values are overwritten only with `--replace`.
 */
import { writeFile } from 'node:fs/promises'
import { toDocuments } from '#src/cms/sanity/dataset-documents.ts'
import { loadContentSnapshot } from '#src/cms/live/content-snapshot.ts'
import { toNdjson } from '#src/cms/sanity/ndjson.ts'
import { planPush } from '#src/cms/sanity/plan-push.ts'
import { answerHelp } from '../lib/answer-help.ts'
import { mayDelete } from '../lib/may-delete.ts'
import { CommandError, mayReplace, openDataset, runDatasetCommand } from '../lib/dataset-command.ts'

answerHelp(`npm run content:push -- [DIR] [--file FILE] [--replace] [--yes]

Writes a content folder into a Sanity dataset; the folder is checked first.
  DIR          the folder; content when left out
  --file FILE  writes an NDJSON file in place of the dataset
  --replace    overwrites documents that say something else; before it deletes any, it asks
  --yes        deletes without asking, which is needed where there is no terminal
SANITY_PROJECT_ID, SANITY_DATASET and SANITY_WRITE_TOKEN name the dataset.
`)
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
  const changedIds = [...written.map(({ _id }) => _id), ...deletedIds]
  const drafts = (changedIds.length === 0 ? [] : await dataset.openDrafts(changedIds)).map(
    draft => `${draft} is open over it: published, it undoes this; discard it in the Studio, or publish it first and pull`,
  )
  for (const line of drafts) console.log(line)
  await mayDelete(dataset.name, deletedIds, command)
  if (changedIds.length > 0) await dataset.write(written, deletedIds)
  return `${dataset.name} is as ${folder}: ${written.length} documents written, ${deletedIds.length} deleted (revision ${id})`
})
