import { X509Certificate } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Certificate, makeCertificate } from '#src/lake/server/certificate.ts'

const FILE = 'studio-certificate.json'

/** Returns the folder's certificate, kept so that browsers need to trust it only once; creates one when missing or expired. */
export function keptCertificate(dataDir: string, now: Date): Certificate {
  const file = join(dataDir, FILE)
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Certificate) : null
  if (kept !== null && new X509Certificate(kept.cert).validToDate > now) return kept
  const made = makeCertificate(now)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  writeFileSync(file, JSON.stringify(made), { mode: 0o600 })
  return made
}
