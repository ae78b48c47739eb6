/** A quarter to seven on the Monday after the clocks went back, on the clock of the business: every run is on the same days. */
export const BEGINS = new Date('2026-11-02T13:45:00Z')

/** The day of `BEGINS`, on the same clock. */
export const TODAY = '2026-11-02'

/** Puts the clock of a program or a page forward by so many ms, or back; it goes on from there. */
export function shiftClock(ms: number): void {
  const RealDate = Date
  const now = () => RealDate.now() + ms
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: unknown[], made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made) as object,
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  })
}
