/** Requests of one network that begin in one turn of the event loop. */
const EACH_TURN = 4

/** Lets the requests of each network begin a few at a time: however many one sends at once, another's wait for no more than these few. */
export class FairTurns {
  private readonly queues = new Map<string, (() => void)[]>()
  /** How many of each network have begun in this turn. */
  private readonly begun = new Map<string, number>()
  private isTurnDue = false

  /** Runs a task now, or in one of the next turns. */
  run(network: string, task: () => void): void {
    const queue = this.queues.get(network)
    const count = this.begun.get(network) ?? 0
    this.awaitTurn()
    if (queue !== undefined) queue.push(task)
    else if (count >= EACH_TURN) this.queues.set(network, [task])
    else {
      this.begun.set(network, count + 1)
      task()
    }
  }

  /** The loop looks for what others have sent before each turn. */
  private awaitTurn(): void {
    if (this.isTurnDue) return
    this.isTurnDue = true
    setImmediate(() => this.turn())
  }

  private turn(): void {
    this.isTurnDue = false
    this.begun.clear()
    if (this.queues.size > 0) this.awaitTurn()
    for (const [network, queue] of this.queues) {
      const tasks = queue.splice(0, EACH_TURN)
      this.begun.set(network, tasks.length)
      if (queue.length === 0) this.queues.delete(network)
      for (const task of tasks) task()
    }
  }
}
