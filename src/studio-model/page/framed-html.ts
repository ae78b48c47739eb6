/** What a frame needs to show a page of the site. */
interface PageFiles {
  /** Scheme and host that the page's files come from; empty for the frame's own. */
  readonly origin: string
  /** The drawings' own address, since a drawing of another origin is not shown; null: as the page says. */
  readonly drawings: string | null
  /** What the addresses of the dataset's assets begin with: the site has those of a draft only once it is published. */
  readonly assets: Readonly<Record<'images' | 'videos', string>>
}

/** A file as the dataset names it; what the site has of one has a hash in its name. */
const ASSET = /\/(images|videos)\/(?=[0-9a-f]{40}(?:-\d+x\d+)?\.[a-z0-9]+")/g

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
export function framedHtml(html: string, { origin, drawings, assets }: PageFiles): string {
  const own = drawingsOf(html)
  const drawn = own === null || drawings === null ? html : html.replaceAll(own, drawings)
  const added = [
    `<meta ${ADDED} http-equiv="content-security-policy" content="${POLICY}">`,
    ...(origin === '' ? [] : [`<base ${ADDED} href="${origin}/">`]),
    `<style ${ADDED}>${STYLE}</style>`,
  ]
  const filled = drawn.replaceAll(ASSET, (_, kind: keyof PageFiles['assets']) => assets[kind])
  return filled.replace('<head>', () => `<head>${added.join('')}`)
}
