/**
 * Case-insensitive pattern for the user agents of phones and tablets; a string, since it is also embedded in the inline script that runs before the
 * first paint.
 */
export const HANDHELD = 'android|iphone|ipad|ipod|mobile|tablet|silk|kindle|blackberry|opera mini'
