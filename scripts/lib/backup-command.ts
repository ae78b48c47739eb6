import type { Config } from '#src/server/config/config.ts'
import { ConfigError } from '#src/server/config/environment-reader.ts'
import { BackupError } from '#src/server/storage/backup/backup.ts'
import { FolderInUseError } from '#src/server/storage/engines/writer-lock.ts'

/** Runs a command and prints its outcome; errors that the owner can fix are printed without a stack. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    console.log(await command())
  } catch (error) {
    const isForOwner = error instanceof BackupError || error instanceof ConfigError || error instanceof FolderInUseError
    console.error(isForOwner ? error.message : error)
    process.exitCode = 1
  }
}

/** Returns the command's single file argument. */
export function fileArgument(command: string): string {
  const [file, ...more] = process.argv.slice(2)
  if (file === undefined || more.length > 0) throw new BackupError(`use: npm run ${command} -- FILE`)
  return file
}

/** Refuses a database server, which has backup tools of its own. */
export function embeddedOnly(config: Config, command: string): Config {
  if (config.databaseUrl !== null) throw new BackupError(`DATABASE_URL is set: use PostgreSQL's own ${command}`)
  return config
}
