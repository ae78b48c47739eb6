/** How long a task waits at most: a page that is not seen has no frames. */
const MAX_WAIT_MS = 50

const waiting: (() => void)[] = []

/** Runs tasks with the next frame, together: answers that arrive within one are rendered once, and none is painted later for it. */
export function atNextFrame(task: () => void): void {
  if (waiting.push(task) > 1) return
  const run = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    for (const each of waiting.splice(0)) each()
  }
  const frame = requestAnimationFrame(run)
  const timer = setTimeout(run, MAX_WAIT_MS)
}
