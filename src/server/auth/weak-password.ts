import { JobThread } from '#src/threads/job-thread.ts'

/** A password whose strength is asked for, and names that its guessers know. */
export interface PasswordJob {
  password: string
  names: string[]
}

const thread = new JobThread<PasswordJob, string | null>('password-worker', import.meta.url, { megabytes: 256, seconds: 30 })

/** The time to estimate grows faster than the length, and whoever guesses this much guesses the rest. */
const LONGEST = 64

/**
 * Why a password that is long enough would still be guessed early, and what would be better, in sentences; null when it would not
 * (NIST SP 800-63B, 3.1.1.2: blocklist and context-specific words).
 */
export function weaknessOf(password: string, names: readonly string[]): Promise<string | null> {
  // Blanks between words that are known are no secret.
  const compact = password.replaceAll(/\s/g, '').slice(0, LONGEST)
  const words = names.flatMap(name => [name.replaceAll(/\s/g, ''), ...name.split(/\s+/)]).filter(word => word.length > 2)
  return thread.run({ password: compact, names: words })
}
