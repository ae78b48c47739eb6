import { isIPv6 } from 'node:net'
import { EnvironmentReader } from '#src/server/config/environment-reader.ts'
import { readTrustProxy, type TrustedProxies } from '#src/server/http/trust-proxy.ts'

/** Settings of `npm run studio` from the environment. */
export interface StudioConfig {
  host: string
  port: number
  /** Public origin; null when used on this machine only. */
  origin: string | null
  trustProxy: TrustedProxies
  sitePort: number
  dataDir: string
  contentDir: string
}

/** Reads the settings. @throws one error that names every wrong variable and its expected value. */
export function readStudioConfig(env: Readonly<Record<string, string | undefined>>): StudioConfig {
  const read = new EnvironmentReader(env)
  const config = {
    host: read.text('HOST') ?? '127.0.0.1',
    port: read.integer('STUDIO_PORT', { from: 0, to: 65_535 }) ?? 3333,
    origin: read.secureOrigin('STUDIO_ORIGIN'),
    trustProxy: readTrustProxy(read),
    sitePort: read.integer('PORT', { from: 1, to: 65_535 }) ?? 8080,
    dataDir: read.text('DATA_DIR') ?? 'data',
    contentDir: read.text('CONTENT_DIR') ?? 'content',
  }
  read.finish()
  return config
}

/** Returns the local origin of the site that runs beside the Studio. */
export function siteOrigin({ host, sitePort }: Pick<StudioConfig, 'host' | 'sitePort'>): string {
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return `http://${isIPv6(name) ? `[${name}]` : name}:${sitePort}`
}

/** Warnings about these settings, printed at start. */
export function studioWarnings(
  { origin, trustProxy }: Pick<StudioConfig, 'origin' | 'trustProxy'>,
  env: Readonly<Record<string, string | undefined>>,
): string[] {
  const ignored = Object.keys(env).filter(name => name.startsWith('SANITY_') && env[name]?.trim() !== '')
  return [
    ...(ignored.length > 0
      ? [`The content comes from this Studio: ${ignored.sort().join(', ')} ${ignored.length === 1 ? 'says' : 'say'} nothing here`]
      : []),
    ...(origin !== null && !trustProxy.any
      ? [
          'All who sign in to the Studio share one address, and so its limit, until TRUST_PROXY names the addresses of the proxies in front (loopback for one on this machine)',
        ]
      : []),
  ]
}
