/** Key of the device token, which proves an earlier sign-in where browsers block the cookie of an API of another origin. */
const KEY = 'adminDevice'

/** Returns the header that carries the device token; none without a token. */
export function deviceHeaders(): Readonly<Record<string, string>> {
  try {
    const token = localStorage.getItem(KEY)
    return token === null ? {} : { 'x-device-token': token }
  } catch {
    return {}
  }
}

/** Stores the device token, if the API issued one. */
export function storeDevice(token: string | undefined): void {
  if (token === undefined) return
  try {
    localStorage.setItem(KEY, token)
  } catch {
    // Without storage, the device is new at each sign-in.
  }
}
