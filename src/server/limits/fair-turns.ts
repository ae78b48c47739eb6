import type { Network } from './network.ts'

/** Requests of one network that begin in one turn of the event loop; multiplied by a wider network's limit factor. */
const EACH_TURN = 4

interface Waiting {
  networks: readonly Network[]
  tasks: (() => void)[]
}

/**
 * Fair scheduling: starts the requests of each network a few at a time, so that however many one network sends, another's wait for no more than these
 * few.
 */
export class FairTurns {
  /** By the narrowest network, in the order in which they are served. */
  private readonly queues = new Map<string, Waiting>()
  /** How many requests of each network have begun in this turn. */
  private readonly begun = new Map<string, number>()
  private isTurnDue = false

  /** Runs a task now, or in one of the next turns. The networks are given from the widest to the narrowest. */
  run(networks: readonly Network[], task: () => void): void {
    const narrowest = networks.at(-1)?.cidr ?? ''
    const queue = this.queues.get(narrowest)
    this.awaitTurn()
    if (queue !== undefined) queue.tasks.push(task)
    else if (this.begin(networks, 1) === 0) this.queues.set(narrowest, { networks, tasks: [task] })
    else task()
  }

  /** Counts tasks that begin in this turn, and returns how many may. */
  private begin(networks: readonly Network[], wanted: number): number {
    const count = Math.min(wanted, ...networks.map(({ cidr, limitFactor }) => EACH_TURN * limitFactor - (this.begun.get(cidr) ?? 0)))
    if (count > 0) for (const { cidr } of networks) this.begun.set(cidr, (this.begun.get(cidr) ?? 0) + count)
    return count
  }

  /** Before each turn, the event loop reads what other clients have sent. */
  private awaitTurn(): void {
    if (this.isTurnDue) return
    this.isTurnDue = true
    setImmediate(() => this.turn())
  }

  private turn(): void {
    this.isTurnDue = false
    this.begun.clear()
    if (this.queues.size > 0) this.awaitTurn()
    for (const [narrowest, waiting] of Array.from(this.queues)) {
      const { networks, tasks } = waiting
      const beginning = tasks.splice(0, this.begin(networks, tasks.length))
      if (beginning.length === 0) continue
      // Moves to the end: in the next turn, neighbours that did not begin come first.
      this.queues.delete(narrowest)
      if (tasks.length > 0) this.queues.set(narrowest, waiting)
      for (const task of beginning) task()
    }
  }
}
