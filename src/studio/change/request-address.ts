/** The address of a stored request in the admin. */
export function requestAddress(site: string, id: string): string {
  return `${site}/#/admin/requests?request=${encodeURIComponent(id)}`
}
