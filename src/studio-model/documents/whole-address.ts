/** A name on the web as people type it, with or without what stands before it and after it: "example.com", "www.example.com/page". */
const TYPED = /^(?:https?:\/\/|\/\/)?((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#][^\s"<>]*)?)$/iu

/** An address of another site as links need it, with https:// before it; null for what is no address, or has it already. */
export function wholeAddress(typed: string): string | null {
  const found = TYPED.exec(typed.trim())?.[1]
  const whole = found === undefined ? null : `https://${found}`
  return whole === typed ? null : whole
}
