type Plain = string | readonly Plain[]

/** A function as the text of a script that calls it. It runs alone in the browser: it may use nothing but its arguments and the browser. */
export function inlineScript<A extends readonly Plain[]>(run: (...given: A) => void, ...given: A): string {
  return `(${run.toString()})(${given.map(argument => JSON.stringify(argument)).join(',')});`.replaceAll('</', String.raw`<\/`)
}
