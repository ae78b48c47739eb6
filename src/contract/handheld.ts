/** What phones and tablets call themselves, in any case: a pattern, as text, since the script before paint is given it too. */
export const HANDHELD = 'android|iphone|ipad|ipod|mobile|tablet|silk|kindle|blackberry|opera mini'
