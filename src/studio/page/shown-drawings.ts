import { drawingsOf } from '../../studio-model/page/framed-html.ts'

/** Addresses of this Studio's own, by the path of a site's drawings. */
const kept = new Map<string, string>()

/** An address under which a page's drawings are shown, as the site's own is not where that has another origin; null: as the page says. */
export async function shownDrawings(html: string, origin: string, signal: AbortSignal): Promise<string | null> {
  const path = drawingsOf(html)
  if (origin === '' || path === null) return null
  const known = kept.get(path)
  if (known !== undefined) return known
  const answer = await fetch(origin + path, { signal }).catch(() => null)
  if (answer?.ok !== true) return null
  const address = URL.createObjectURL(await answer.blob())
  kept.set(path, address)
  return address
}
