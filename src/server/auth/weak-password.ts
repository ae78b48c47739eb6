import { JobThread } from '#src/threads/job-thread.ts'

/** A password to estimate, and names that its guessers know. */
export interface PasswordJob {
  password: string
  names: string[]
}

const thread = new JobThread<PasswordJob, string | null>('password-worker', import.meta.url, { megabytes: 256, seconds: 30 })

/** Only so many characters are estimated: the time grows faster than the length, and whoever guesses these is taken to guess the rest. */
const MAX_ESTIMATED_LENGTH = 64

/**
 * Returns why a password would be guessed early, and what would be better, in sentences; null for a strong one (NIST SP 800-63B, 3.1.1.2: blocklist
 * and context-specific words).
 */
export function weaknessOf(password: string, names: readonly string[]): Promise<string | null> {
  // Blanks between known words add no strength.
  const compact = password.replaceAll(/\s/g, '').slice(0, MAX_ESTIMATED_LENGTH)
  const words = names.flatMap(name => [name.replaceAll(/\s/g, ''), ...name.split(/\s+/)]).filter(word => word.length > 2)
  return thread.run({ password: compact, names: words })
}
