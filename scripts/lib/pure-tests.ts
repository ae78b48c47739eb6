import { globSync, readFileSync } from 'node:fs'
import { importedBy } from './import-graph.ts'

/** Imports that give access to another process, a socket or a database. */
const IMPURE = /^(node:(child_process|http|https|net|tls|sqlite)|pg|kysely|fastify|nodemailer|smtp-server|@sanity\/client|vite)$/

/** Timers and threads. Searched for in the tests' own files only: program files may contain them, unused by a pure test. */
const WAITS = /\bsetTimeout\(|\bAtomics\.wait\(|'node:(timers\/promises|worker_threads)'/

/** Returns the tests that need nothing but the CPU: no direct or transitive import gives access to more. */
export function pureTests(): string[] {
  const tests = globSync('tests/**/*.test.{ts,tsx}').map(test => test.replaceAll('\\', '/'))
  return tests.filter(isPure).toSorted()
}

function isPure(test: string): boolean {
  const { files, foreign } = importedBy(test)
  return (
    ![...foreign].some(name => IMPURE.test(name)) && ![...files].some(file => file.startsWith('tests/') && WAITS.test(readFileSync(file, 'utf8')))
  )
}
