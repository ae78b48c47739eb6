/** The paths of the admin's views, `#/admin/trash`; `#/admin` alone opens the first of them. */
const ADMIN_PATHS = ['calendar', 'customers', 'print', 'requests', 'today', 'trash', 'value'] as const

export type AdminPath = (typeof ADMIN_PATHS)[number]

/**
 * Pattern of the hashes that show the admin (specification, section 2); any other shows the site. A string, since it is also passed to the inline
 * script in the head.
 */
export const ADMIN_HASH = String.raw`^#/admin(/(${ADMIN_PATHS.join('|')}))?(\?|$)`

/** Whether a hash shows the admin, which shares the document with the site. */
export function isAdminHash(hash: string): boolean {
  return RegExp(ADMIN_HASH).test(hash)
}
