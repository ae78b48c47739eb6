import type { Config } from '../config/config.ts'

/** A problem at start that the owner can mend: one line that says how. */
export class StartError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StartError'
  }
}

/** Messages for the system's errors about a port or an address. */
const LISTEN: Readonly<Record<string, (config: Config) => string>> = {
  EADDRINUSE: ({ port }) => `PORT ${port} is in use: stop the program that listens there, or give another PORT`,
  EACCES: ({ port }) => `PORT ${port} needs rights that this user does not have: give one from 1024 on`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is no address of this machine: 0.0.0.0 listens on all of them`,
  ENOTFOUND: ({ host }) => `HOST ${host} is not known: 0.0.0.0 listens on every address of this machine`,
}

/** Messages for the system's errors about a folder. */
const FOLDER: Readonly<Record<string, string>> = {
  EACCES: 'may not be written by this user',
  EPERM: 'may not be written by this user',
  EROFS: 'is on a file system that is read-only',
  ENOTDIR: 'is no folder',
  EEXIST: 'is no folder',
  ENOSPC: 'is on a disk that is full',
}

/** Messages for SQLite's errors about a file, by primary result code. */
const SQLITE: Readonly<Record<number, string>> = {
  8: 'may not be written by this user',
  10: 'cannot be read or written: the disk has an error',
  11: 'holds a damaged database: restore a backup with npm run restore',
  13: 'is on a disk that is full',
  14: 'may not be read or written by this user',
  26: 'holds a site.db that is no database: move it away, or restore a backup with npm run restore',
}

/** Messages for errors of PostgreSQL (SQLSTATE), Node and the TLS library about a database server. */
const SERVER: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'is not there: start PostgreSQL, or correct host and port',
  ECONNRESET: 'ended the connection: is it PostgreSQL?',
  ENOTFOUND: 'has a host that is not known: correct its name',
  EAI_AGAIN: 'has a host whose name cannot be looked up now: try again, or give its address',
  ETIMEDOUT: 'does not answer: correct host and port, or open the firewall',
  EHOSTUNREACH: 'cannot be reached: correct host and port, or open the firewall',
  '28P01': 'refuses the user or the password: correct them',
  '28000': 'refuses this user: correct the user, or allow it in pg_hba.conf',
  '3D000': 'has no database of this name: create it, or correct the name',
  '3F000': 'has no schema to make tables in: create it',
  '42501': 'lets this user make no tables: grant CREATE on the schema',
  '25006': 'is read-only: give the address of the primary',
  '53300': 'has no connection left: raise its max_connections',
  '57P03': 'is starting or stopping: try again in a moment',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'shows a certificate that nobody vouches for: give its authority with sslrootcert',
  SELF_SIGNED_CERT_IN_CHAIN: 'shows a certificate of an unknown authority: give that with sslrootcert',
  ERR_TLS_CERT_ALTNAME_INVALID: 'shows the certificate of another host: correct the host',
}

/** Messages for the driver's errors that have no code. */
const SERVER_WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /timeout exceeded when trying to connect|Connection terminated due to connection timeout/,
    'does not answer: correct host and port, or open the firewall',
  ],
  [/does not support SSL/, 'speaks no TLS: leave out sslmode, or turn TLS on there'],
  [/password must be a string/, 'asks for a password: give it in the address'],
  [/Connection terminated/, 'ended the connection: is it PostgreSQL?'],
]

/** Explains to the owner why the app could not listen; returns other errors as they are. */
export function listenProblem(error: unknown, config: Config): unknown {
  const message = LISTEN[codeOf(error)]
  return message === undefined ? error : new StartError(message(config), error)
}

/** Explains to the owner why the storage could not be opened; returns other errors as they are. */
export function storageProblem(error: unknown, { databaseUrl, dataDir }: Config): unknown {
  if (databaseUrl === null) {
    const what = FOLDER[codeOf(error)] ?? SQLITE[resultCodeOf(error)]
    return what === undefined ? error : new StartError(`the data folder ${dataDir} (DATA_DIR) ${what}`, error)
  }
  const words = error instanceof Error ? SERVER_WORDS.find(([pattern]) => pattern.test(error.message))?.[1] : undefined
  const what = SERVER[codeOf(error)] ?? words
  // The address may hold a password: name only its host.
  const host = URL.parse(databaseUrl)?.host ?? ''
  return what === undefined ? error : new StartError(`the database at ${host} (DATABASE_URL) ${what}`, error)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** The primary SQLite result code: the lowest byte of an extended one. */
function resultCodeOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0
}
