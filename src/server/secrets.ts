import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A secret of this installation: made when it is first needed and kept in the data folder. */
export function loadSecret(dataDir: string, name: string): Buffer {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = join(dataDir, `${name}.secret`)
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const secret = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex')
  if (secret.length < 32) throw new Error(`${file} is damaged: remove it, and a new one is made`)
  return secret
}
