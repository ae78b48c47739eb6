import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { ATTACKS, type Tally, type Target } from './abuse-attacks.ts'

/** The attack that the thread runs when told to begin. */
export interface WantedAttack {
  attack: string
  target: Omit<Target, 'until'>
  attackMs: number
}

/** Runs one attack in a worker thread, started before anything is measured: see abuse.ts, its only user. */
const { attack, target, attackMs } = workerData as WantedAttack
const tally: Tally = { sent: 0, answers: {} }
if (parentPort !== null) {
  parentPort.postMessage('ready', [])
  await once(parentPort, 'message')
}
await ATTACKS[attack]?.({ ...target, until: Date.now() + attackMs }, tally)
parentPort?.postMessage(tally, [])
parentPort?.close()
