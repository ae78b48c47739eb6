import { confirm, type Terminal } from './confirm.ts'
import { CommandError, type DatasetCommand } from './dataset-command.ts'

/** Asks before documents are deleted, whose ids it says. @throws CommandError unless somebody says yes, or `--yes` has */
export async function mayDelete(
  target: string,
  deletedIds: readonly string[],
  { yes }: Pick<DatasetCommand, 'yes'>,
  terminal?: Terminal,
): Promise<void> {
  if (yes || deletedIds.length === 0) return
  const count = deletedIds.length === 1 ? 'a document' : `${deletedIds.length} documents`
  const isAllowed = await confirm(`This deletes ${count} of ${target}: ${deletedIds.join(', ')}. Go on?`, terminal)
  if (isAllowed === true) return
  const why = isAllowed === null ? `this would delete ${count} of ${target}, and nobody is here to be asked (--yes deletes them)` : 'stopped'
  throw new CommandError([`${why}: nothing was written`, ...(isAllowed === null ? deletedIds : [])].join('\n'))
}
