/** How long tasks wait at most, in milliseconds: a page that is hidden is not painted. */
const LATEST_MS = 50

let due: (() => void)[] = []
let frame = 0
let timer = 0

/** Runs a task just before the next paint, together with all others that wait for it. */
export function beforePaint(task: () => void): void {
  if (due.push(task) > 1) return
  frame = requestAnimationFrame(runAll)
  timer = window.setTimeout(runAll, LATEST_MS)
}

function runAll(): void {
  cancelAnimationFrame(frame)
  clearTimeout(timer)
  const tasks = due
  due = []
  for (const task of tasks) task()
}
