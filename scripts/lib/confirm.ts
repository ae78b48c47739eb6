import { createInterface } from 'node:readline/promises'

/** Where a question is asked and answered. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean }
  readonly output: NodeJS.WritableStream
}

/** Asks a question that only `y` or `yes` affirms; null where nobody is there to answer. */
export async function confirm(
  question: string,
  { input, output }: Terminal = { input: process.stdin, output: process.stdout },
): Promise<boolean | null> {
  if (input.isTTY !== true) return null
  const asking = createInterface({ input, output })
  // The end of the input is no answer, and no wait without end.
  const ended = new Promise<string>(resolve => asking.once('close', () => resolve('')))
  const answer = await Promise.race([asking.question(`${question} (y/N) `), ended])
  asking.close()
  return /^y(es)?$/i.test(answer.trim())
}
