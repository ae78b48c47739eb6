/** What may become of a visit that does not take place as booked, each with a fee of its own: nobody there, called off on arrival, work that cannot be done. */
const EVENTS = ['noShow', 'calledOff', 'inVain'] as const

export type FeeEvent = (typeof EVENTS)[number]

/** The fees for what may become of a visit, with their events, in order. */
export function eventFees<F>(policy: { [E in FeeEvent]?: F }): (readonly [FeeEvent, F])[] {
  return EVENTS.flatMap(event => {
    const fee = policy[event]
    return fee === undefined ? [] : [[event, fee] as const]
  })
}
