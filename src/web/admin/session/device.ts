/** Proves that this browser has signed in before, where the API is of another origin and browsers block its cookie. */
const KEY = 'adminDevice'

/** The header in which the device's token goes to the API; none while there is no token. */
export function deviceHeaders(): Readonly<Record<string, string>> {
  try {
    const token = localStorage.getItem(KEY)
    return token === null ? {} : { 'x-device-token': token }
  } catch {
    return {}
  }
}

/** Keeps the token that the API gave out, if it did. */
export function storeDevice(token: string | undefined): void {
  if (token === undefined) return
  try {
    localStorage.setItem(KEY, token)
  } catch {
    // A browser that stores nothing is a stranger each time.
  }
}
