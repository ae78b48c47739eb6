const DEVICES = ['phone', 'desk'] as const

export type Device = (typeof DEVICES)[number]

/** What something costs an owner. */
export interface Effort {
  /** Presses on the screen, or clicks; a choice of a list is two. */
  taps: number
  keys: number
  /** How far was scrolled, in heights of the window (widths, where it was sideways). */
  screens: number
}

/** Most taps, keys and screenfuls that a task may take. */
export type Ceiling = readonly [taps: number, keys: number, screens: number]

/** Returns what goes beyond a ceiling, in words; empty when nothing does. */
export function beyond({ taps, keys, screens }: Effort, [mostTaps, mostKeys, mostScreens]: Ceiling): string[] {
  return [
    ...(taps > mostTaps ? [`${taps} taps, not ${mostTaps}`] : []),
    ...(keys > mostKeys ? [`${keys} keys, not ${mostKeys}`] : []),
    ...(screens > mostScreens ? [`${screens.toFixed(2)} screenfuls, not ${mostScreens}`] : []),
  ]
}

/** What was measured of one task on one device. */
export interface Measured extends Effort {
  task: string
  device: Device
}

/** Writes what was measured as a table (Markdown), a row for each task in the order in which they were done. */
export function effortTable(measured: readonly Measured[]): string {
  const tasks = [...new Set(measured.map(({ task }) => task))]
  const cell = (task: string, device: Device) => {
    const found = measured.find(each => each.task === task && each.device === device)
    return found === undefined ? '–' : `${found.taps} · ${found.keys} · ${found.screens.toFixed(1)}`
  }
  return [
    '| task | phone | desk |',
    '| --- | --- | --- |',
    ...tasks.map(task => `| ${task} | ${DEVICES.map(device => cell(task, device)).join(' | ')} |`),
    '',
  ].join('\n')
}
