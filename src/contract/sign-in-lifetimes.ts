/** How long a session of the admin lasts without use, in ms. */
export const IDLE_SESSION_MS = 24 * 3_600_000

/** Maximum lifetime of a session, in ms; the Studio's cookie of it lasts as long. */
export const MAX_SESSION_MS = 7 * 24 * 3_600_000

/** How long a device is known after its last sign-in, in ms: the longest time for which browsers keep a cookie (RFC 6265bis, 5.5: 400 days). */
export const DEVICE_MS = 400 * 24 * 3_600_000
