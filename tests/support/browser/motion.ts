/** A visitor who has not asked for less motion, as most have not: pages scroll smoothly and views fade. */
export const MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const
