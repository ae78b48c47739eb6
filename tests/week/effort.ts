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

/** Most taps, keys and screenfuls that a task may take; of what somebody waits for, also most seconds of the model. */
export type Ceiling = readonly [taps: number, keys: number, screens: number, seconds?: number]

/** Returns what goes beyond a ceiling, in words; empty when nothing does. */
export function beyond(effort: Measured, [mostTaps, mostKeys, mostScreens, mostSeconds = Infinity]: Ceiling): string[] {
  const { taps, keys, screens } = effort
  const seconds = modelSeconds(effort)
  return [
    ...(seconds > mostSeconds ? [`${seconds.toFixed(1)} s by the model, not ${mostSeconds}`] : []),
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

/** Seconds of the keystroke-level model: of a decision, a press, a screenful scrolled, and a typed character by device; docs/week.md says where they are from. */
const SECONDS = { decision: 1.35, press: 1.1, screen: 1, key: { phone: 0.28, desk: 0.2 } } as const

/** How long the hands of a practised owner take by the keystroke-level model, in seconds: a decision before each press; no talk, and no wait for an answer of the page. */
function modelSeconds({ taps, keys, screens, device }: Measured): number {
  return taps * (SECONDS.decision + SECONDS.press) + keys * SECONDS.key[device] + screens * SECONDS.screen
}

/** Writes what was measured as a table (Markdown), a row for each task in the order in which they were done. */
export function effortTable(measured: readonly Measured[]): string {
  const tasks = [...new Set(measured.map(({ task }) => task))]
  const cell = (task: string, device: Device) => {
    const found = measured.find(each => each.task === task && each.device === device)
    return found === undefined ? '–' : `${found.taps} · ${found.keys} · ${found.screens.toFixed(1)} · ${modelSeconds(found).toFixed(0)} s`
  }
  return [
    '| task | phone | desk |',
    '| --- | --- | --- |',
    ...tasks.map(task => `| ${task} | ${DEVICES.map(device => cell(task, device)).join(' | ')} |`),
    '',
  ].join('\n')
}
