import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { copyMedia, planMedia } from '#src/cms/folder/copy-media.ts'
import { assetFolderOf } from '#src/cms/sanity/asset-files.ts'
import { fetchAssets } from '#src/cms/sanity/fetch-assets.ts'
import { Dataset } from '#src/cms/sanity/dataset.ts'
import { DatasetError } from '#src/cms/sanity/dataset-error.ts'
import { type DatasetDocument, isContentDocument, readDocuments } from '#src/cms/sanity/dataset-documents.ts'
import { loadContentSnapshot } from '#src/cms/live/content-snapshot.ts'
import { readNdjson } from '#src/cms/sanity/ndjson.ts'
import { problemLine } from '#src/cms/documents/problem-lines.ts'
import { changeFolder, planFolder } from '#src/cms/folder/write-folder.ts'
import { readConfig } from '#src/server/config/config.ts'
import { ConfigError } from '#src/server/config/environment-reader.ts'

/** Errors that the owner can fix, one per line. */
export class CommandError extends Error {}

/** A content folder, and a dataset or a file in its place. */
export interface DatasetCommand {
  folder: string
  /** NDJSON file in place of the dataset. */
  file: string | null
  replace: boolean
  /** Whether documents are deleted without asking. */
  yes: boolean
}

/** Runs a command of the form `[DIR] [--file FILE] [--replace] [--yes]` and prints its outcome; errors that the owner can fix are printed without a stack. */
export async function runDatasetCommand(run: (command: DatasetCommand) => Promise<string>): Promise<void> {
  try {
    console.log(await run(readArguments()))
  } catch (error) {
    const isForOwner = error instanceof CommandError || error instanceof ConfigError || error instanceof DatasetError
    console.error(isForOwner ? error.message : error)
    process.exitCode = 1
  }
}

function readArguments(): DatasetCommand {
  try {
    const options = { file: { type: 'string' }, replace: { type: 'boolean', default: false }, yes: { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [folder = 'content', ...more] = positionals
    if (more.length > 0) throw new Error(`unexpected ${more.join(' ')}`)
    return { folder, file: values.file ?? null, replace: values.replace, yes: values.yes }
  } catch (error) {
    throw new CommandError(`--help says how it is used (${error instanceof Error ? error.message : String(error)})`)
  }
}

/** Opens the dataset that the environment names. */
export function openDataset(access: 'read' | 'write'): Dataset {
  const { sanity } = readConfig(process.env)
  if (sanity === null) throw new ConfigError(['SANITY_PROJECT_ID must name a project, or --file a file'])
  if (access === 'read') return new Dataset({ ...sanity, token: sanity.readToken })
  if (sanity.writeToken === null) throw new ConfigError(['SANITY_WRITE_TOKEN must be a token that may write (of an editor)'])
  return new Dataset({ ...sanity, token: sanity.writeToken })
}

/** Documents, the name of their source for messages, and a folder with the assets that they refer to. */
interface DocumentSource {
  name: string
  documents: DatasetDocument[]
  assets: string
}

/** Reads the documents of a dataset, with its assets, or of a file. */
export async function readSource(file: string | null): Promise<DocumentSource> {
  const { sanity, dataDir } = readConfig(process.env)
  const assets = assetFolderOf(dataDir)
  if (file === null) {
    const dataset = openDataset('read')
    const documents = await dataset.documents()
    if (sanity !== null) await fetchAssets({ ...sanity, token: sanity.readToken }, documents, assets)
    return { name: dataset.name, documents, assets }
  }
  try {
    return { name: file, assets, documents: readNdjson(await readFile(file, 'utf8')).filter(isContentDocument) }
  } catch (error) {
    throw new CommandError(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Writes documents and missing media files into the command's folder, and reports what changed. */
export async function writeInto(command: DatasetCommand, { name, documents, assets }: DocumentSource): Promise<string> {
  const { folder } = command
  const read = readDocuments(documents)
  if (!read.ok) throw new CommandError(read.problems.map(problem => problemLine(`${name}/${problem.document}`, problem)).join('\n'))
  const change = await planFolder(read.content, folder)
  mayReplace(folder, [...change.replaced, ...change.deleted.map(file => `${file} (would be deleted)`)], command)
  const source = process.env['CONTENT_DIR'] ?? 'content'
  const media = await planMedia(read.content, source, folder)
  await copyMedia(source, folder, media)
  await copyMedia(assets, folder, await planMedia(read.content, assets, folder))
  await changeFolder(folder, change)
  const copied = media.copied.length === 0 ? '' : `, ${media.copied.length} copied from ${source}`
  const told = `${folder} is as ${name}: ${change.written.length} files written, ${change.deleted.length} deleted${copied}`
  const kept = media.differing.map(file => `${file} stays as it is: ${source} has another of that name`)
  const loaded = await loadContentSnapshot(folder)
  if (!loaded.ok) throw new CommandError([`${told}; it is not fit to go live:`, ...loaded.problems, ...kept].join('\n'))
  return [`${told} (revision ${loaded.value.revision.id})`, ...kept].join('\n')
}

/** Refuses to overwrite without `--replace`. */
export function mayReplace(target: string, changed: readonly string[], { replace }: DatasetCommand): void {
  if (replace || changed.length === 0) return
  throw new CommandError([`${target} says something else; nothing was written (--replace overwrites it):`, ...changed].join('\n'))
}
