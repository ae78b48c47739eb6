/** Marks in a User-Agent, the most specific first: most browsers claim to be several others too. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['Linux', 'Linux'],
] as const

/** A browser as its owner would call it, such as "Firefox on Linux"; null for a program. It is what the client claims, and proves nothing. */
export function browserName(userAgent: string): string | null {
  const browser = nameIn(userAgent, BROWSERS)
  const system = nameIn(userAgent, SYSTEMS)
  if (browser === null) return null
  return system === null ? browser : `${browser} on ${system}`
}

function nameIn(text: string, names: readonly (readonly [string, string])[]): string | null {
  return names.find(([sign]) => text.includes(sign))?.[1] ?? null
}
