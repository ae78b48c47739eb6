type Plain = string | readonly Plain[]

/** Returns the text of a script that calls a function. The function may use only its arguments and browser globals: no imports, no closure. */
export function inlineScript<A extends readonly Plain[]>(run: (...given: A) => void, ...given: A): string {
  return `(${run.toString()})(${given.map(argument => JSON.stringify(argument)).join(',')});`.replaceAll('</', String.raw`<\/`)
}
