/** Replaces the embedded database by a backup and keeps the old one beside it; the site must be stopped: `npm run restore -- FILE`. */
import { readConfig } from '#src/server/config/config.ts'
import { restore } from '#src/server/storage/backup/backup.ts'
import { answerHelp } from '../lib/answer-help.ts'
import { embeddedOnly, fileArgument, runCommand } from '../lib/backup-command.ts'

answerHelp(`npm run restore -- FILE

Replaces the embedded database of DATA_DIR by the backup FILE and keeps the old one beside it; the site must be stopped.
`)
await runCommand(async () => {
  const file = fileArgument('restore')
  const { dataDir } = embeddedOnly(readConfig(process.env), 'pg_restore')
  const aside = await restore(dataDir, file, new Date())
  return `${dataDir} is as it was in ${file}${aside === null ? '' : `; what was there is kept in ${aside}`}`
})
