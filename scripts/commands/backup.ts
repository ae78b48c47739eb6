/** Copies the embedded database into a new file, whether or not the site runs: `npm run backup -- FILE`. */
import { readConfig } from '#src/server/config/config.ts'
import { backUp } from '#src/server/storage/backup/backup.ts'
import { answerHelp } from '../lib/answer-help.ts'
import { embeddedOnly, fileArgument, runCommand } from '../lib/backup-command.ts'

answerHelp(`npm run backup -- FILE

Copies the embedded database of DATA_DIR into FILE, which must be new; the site may run.
`)
await runCommand(async () => {
  const file = fileArgument('backup')
  const { dataDir } = embeddedOnly(readConfig(process.env), 'pg_dump')
  backUp(dataDir, file)
  return `${file} holds everything in ${dataDir}`
})
