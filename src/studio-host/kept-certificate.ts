import { X509Certificate } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Certificate, makeCertificate } from '#src/lake/server/certificate.ts'

const FILE = 'studio-certificate.json'

/** The certificate of a folder, so that a browser that trusts it need not ask again; a new one where there is none that still holds. */
export function keptCertificate(dataDir: string, now: Date): Certificate {
  const file = join(dataDir, FILE)
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Certificate) : null
  if (kept !== null && new X509Certificate(kept.cert).validToDate > now) return kept
  const made = makeCertificate(now)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  writeFileSync(file, JSON.stringify(made), { mode: 0o600 })
  return made
}
