import { getPriority } from 'node:os'
import { answerInProcess } from '#src/threads/answer-in-process.ts'

/** What a process is asked for: to say a word or what it has, to fail, to die as native code does, or to take for ever. */
export type Death = { kind: 'word'; word: string } | { kind: 'priority' | 'environment' | 'failure' | 'crash' | 'time' }

answerInProcess(async (job: Death) => {
  switch (job.kind) {
    case 'word':
      return job.word
    case 'priority':
      return String(getPriority())
    case 'environment':
      return process.env['SECRET'] ?? 'none'
    case 'failure':
      throw new Error('it is torn')
    case 'crash':
      return process.kill(process.pid, 'SIGSEGV')
    case 'time':
      for (;;) Math.sqrt(2)
  }
})
