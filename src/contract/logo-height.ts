/** Height of a logo that is drawn, in its own units; its width is content's (`Logo` of schemas/content/site.schema.json). */
export const LOGO_HEIGHT = 48
