const RUNS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiopasdfghjklzxcvbnm', '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p']

/** The fewest characters that may differ from one another. */
const DIFFERENT = 5

/**
 * Why a password that is long enough would still be guessed early: something short repeated, a run along the alphabet or the keyboard, or the
 * username. Null when it would not (NIST SP 800-63B, 5.1.1.2).
 */
export function weaknessOf(password: string, username: string): string | null {
  const plain = password.toLowerCase().replace(/\s/g, '')
  if (new Set(plain).size < DIFFERENT || isRepeated(plain)) return 'must not repeat a few characters'
  if (RUNS.some(run => isRun(plain, run))) return 'must not run along the alphabet or the keyboard'
  const rest = plain.replaceAll(username.toLowerCase(), '')
  if (username.length >= 4 && rest.length < 8) return 'must not consist of the username'
  return null
}

/** Whether the text is one that is at most half as long, over and over. */
function isRepeated(text: string): boolean {
  for (let length = 1; length <= text.length / 2; length++) {
    const part = text.slice(0, length)
    if (part.repeat(Math.ceil(text.length / length)).startsWith(text)) return true
  }
  return false
}

function isRun(text: string, run: string): boolean {
  const endless = run.repeat(Math.ceil(text.length / run.length) + 1)
  const backwards = endless.split('').toReversed().join('')
  return endless.includes(text) || backwards.includes(text)
}
