/** What a frame needs to show a page of the site. */
export interface PageFiles {
  /** Scheme and host that the page's files come from; empty for the frame's own. */
  readonly origin: string
  /** The drawings' own address, since a drawing of another origin is not shown; null: as the page says. */
  readonly drawings: string | null
}

/** The file of all drawings that a page uses parts of; null: none. */
export function drawingsOf(html: string): string | null {
  return /\/illustrations\/drawings-\w+\.svg/.exec(html)?.[0] ?? null
}

/** Marks what is added to a page that is shown in a frame. */
export const ADDED = 'data-added'

/** Scripts of a draft's page would ask the site for what it does not have, and could act in the Studio's name. */
const POLICY = "script-src 'none'; form-action 'none'; frame-src 'none'; object-src 'none'"

const STYLE = '#site *{cursor:pointer}'

/** A page as it stands in a frame: its own HTML, no script of which runs. */
export function framedHtml(html: string, { origin, drawings }: PageFiles): string {
  const own = drawingsOf(html)
  const drawn = own === null || drawings === null ? html : html.replaceAll(own, drawings)
  const added = [
    `<meta ${ADDED} http-equiv="content-security-policy" content="${POLICY}">`,
    ...(origin === '' ? [] : [`<base ${ADDED} href="${origin}/">`]),
    `<style ${ADDED}>${STYLE}</style>`,
  ]
  return drawn.replace('<head>', () => `<head>${added.join('')}`)
}
