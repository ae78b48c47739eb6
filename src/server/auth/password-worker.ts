import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as commonDictionary } from '@zxcvbn-ts/language-common'
import { dictionary as englishDictionary, translations } from '@zxcvbn-ts/language-en'
import { answerJobs } from '#src/threads/answer-jobs.ts'
import type { PasswordJob } from './weak-password.ts'

/** "Safely unguessable": at least 10^8 guesses, as zxcvbn estimates them. */
const STRONG_ENOUGH = 3

const zxcvbn = new ZxcvbnFactory({ dictionary: { ...commonDictionary, ...englishDictionary }, graphs: adjacencyGraphs, translations })

/** A worker thread for the dictionary, which takes 80 MB and up to half a second per password: see weak-password.ts, its only user. */
answerJobs(async ({ password, names }: PasswordJob) => {
  const { score, feedback } = zxcvbn.check(password, names)
  if (score >= STRONG_ENOUGH) return { result: null }
  const advice = [feedback.warning, ...feedback.suggestions].filter(text => text !== null && text !== '')
  return { result: advice.length > 0 ? advice.join(' ') : translations.suggestions.anotherWord }
})
