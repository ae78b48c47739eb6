/** Wrong environment variables: names each of them, and what it should be. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'ConfigError'
  }
}

/** Reads environment variables and collects problems; an empty variable counts as missing. */
export class EnvironmentReader {
  private readonly env: Readonly<Record<string, string | undefined>>
  /** A set, since two values of a list may be wrong in the same way. */
  private readonly problems = new Set<string>()

  constructor(env: Readonly<Record<string, string | undefined>>) {
    this.env = env
  }

  text(name: string): string | null {
    const value = this.env[name]?.trim() ?? ''
    return value === '' ? null : value
  }

  /** A text with the blanks at its ends. */
  exact(name: string): string | null {
    return this.text(name) === null ? null : (this.env[name] ?? null)
  }

  integer(name: string, { from, to }: { from: number; to: number }): number | null {
    const value = this.text(name)
    if (value === null) return null
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN
    return number >= from && number <= to ? number : this.refuse(name, `must be a whole number from ${from} to ${to}`)
  }

  choice<T extends string>(name: string, choices: readonly T[]): T | null {
    const value = this.text(name)
    if (value === null) return null
    return choices.find(choice => choice === value) ?? this.refuse(name, `must be one of ${choices.join(', ')}`)
  }

  pattern(name: string, pattern: RegExp, what: string): string | null {
    const value = this.text(name)
    return value === null || pattern.test(value) ? value : this.refuse(name, `must be ${what}`)
  }

  url(name: string, protocols: readonly string[]): string | null {
    const value = this.text(name)
    if (value === null || protocols.includes(URL.parse(value)?.protocol ?? '')) return value
    return this.refuse(name, `must be an address that begins with ${protocols.map(protocol => `${protocol}//`).join(' or ')}`)
  }

  /** Scheme and host alone, such as https://example.com. */
  origin(name: string): string | null {
    const value = this.text(name)
    return value === null ? null : this.toOrigin(name, value)
  }

  /** An origin with https only. */
  secureOrigin(name: string): string | null {
    const origin = this.origin(name)
    return origin === null || origin.startsWith('https:') ? origin : this.refuse(name, 'must begin with https://')
  }

  /** Origins, separated by commas. */
  origins(name: string): string[] {
    const values = (this.text(name) ?? '').split(',').map(value => value.trim())
    return values.filter(value => value !== '').flatMap(value => this.toOrigin(name, value) ?? [])
  }

  /** Records a problem. The message never repeats the value, which may be a secret. */
  refuse(name: string, message: string): null {
    this.problems.add(`${name} ${message}`)
    return null
  }

  /** Records a problem when a variable that another one requires is missing. */
  needs(name: string, other: string): void {
    if (this.text(name) === null) this.refuse(name, `must be given together with ${other}`)
  }

  /** @throws ConfigError when any problem was recorded. */
  finish(): void {
    if (this.problems.size > 0) throw new ConfigError([...this.problems])
  }

  private toOrigin(name: string, value: string): string | null {
    const url = URL.parse(value)
    const isOrigin =
      url !== null && ['http:', 'https:'].includes(url.protocol) && (url.origin === value || url.href === value) && url.pathname === '/'
    return isOrigin ? url.origin : this.refuse(name, 'must be a scheme and host without a path, such as https://example.com')
  }
}
