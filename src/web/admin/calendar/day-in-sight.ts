import type { Day } from '#src/contract/generated/types.ts'

/** The day that somebody looks at: the one that the address names while it is on the screen, else the first that is, as in a week that is wider than a phone. */
export function dayInSight(named: Day): Day {
  const grid = document.querySelector('.calendar')
  const columns = [...(grid?.querySelectorAll<HTMLElement>('[data-day]') ?? [])]
  const { left, right } = grid?.getBoundingClientRect() ?? { left: 0, right: 0 }
  const isInSight = (column: HTMLElement) => {
    const box = column.getBoundingClientRect()
    const middle = (box.left + box.right) / 2
    return middle > left && middle < right
  }
  const seen = columns.filter(isInSight).flatMap(({ dataset: { day } }) => day ?? [])
  return seen.includes(named) ? named : (seen[0] ?? named)
}
