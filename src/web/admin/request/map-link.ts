/** Returns a link that opens an address on a map, in the phone's own app where there is one (Google Maps URLs, "Search"). */
export function mapLink(address: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`
}

/** Returns a link that leads from where one is to an address (Google Maps URLs, "Directions"). */
export function routeLink(address: string): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`
}
