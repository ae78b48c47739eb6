/** The type of Sanity's own documents by which a Studio proves to a site that whoever sits there may write drafts (`@sanity/preview-url-secret`). */
export const PREVIEW_SECRET = 'sanity.previewUrlSecret'

/** How long a secret proves it, in seconds, from when its document was written. */
export const SECRET_TERM_S = 3600
