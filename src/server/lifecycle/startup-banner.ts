import type { Config } from '../config/config.ts'

/** The lines that a start prints for the owner. */
export function startupBanner(
  { publicOrigin, port, trustProxy }: Pick<Config, 'publicOrigin' | 'port' | 'trustProxy'>,
  setupCode: string | null,
  isBuilt: boolean,
): string[] {
  const origin = publicOrigin ?? `http://localhost:${port}`
  return [
    `The site: ${origin}`,
    ...(isBuilt ? [] : ['The pages have not been built yet: run npm run build']),
    setupCode === null
      ? `The admin: ${origin}/#/admin`
      : `Create the admin account with this link, which works once, within a day: ${setUpLink({ publicOrigin, port }, setupCode)}`,
    // An https address means a proxy in front: this server speaks no TLS.
    ...(publicOrigin?.startsWith('https:') === true && !trustProxy.any
      ? [
          'All visitors share one address, and so its limits, until TRUST_PROXY names the addresses of the proxies in front (loopback for one on this machine)',
        ]
      : []),
  ]
}

/** The address at which the account is set with a one-time code. */
export function setUpLink({ publicOrigin, port }: Pick<Config, 'publicOrigin' | 'port'>, code: string): string {
  return `${publicOrigin ?? `http://localhost:${port}`}/#/admin?setup=${code}`
}
