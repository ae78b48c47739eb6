import { type MediaFile, mediaFile } from './media-file.ts'

/** A drawing's part that pages show: its root holds nothing that they need. */
const ART = /<g id="art"/

const ROOT = /^[\s\S]*?<svg\b[^>]*>([\s\S]*)<\/svg>\s*$/

/** One file of all illustrations, each a group with its name as id, so that a page loads all of them at once. */
export function assembleDrawings(illustrations: ReadonlyMap<string, MediaFile>): MediaFile {
  const groups = [...illustrations].map(([name, { bytes }]) => (ROOT.exec(bytes.toString())?.[1] ?? '').replace(ART, `<g id="${name}"`))
  return mediaFile('drawings', '.svg', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>`))
}

/** What keeps illustrations from standing in one file, each with its name. */
export function drawingProblems(illustrations: ReadonlyMap<string, MediaFile>): { name: string; message: string }[] {
  const owners = new Map<string, string>()
  return [...illustrations].flatMap(([name, { bytes }]) => {
    const text = bytes.toString()
    if (!ROOT.test(text) || !ART.test(text)) return [{ name, message: 'a drawing is an <svg> with a <g id="art">' }]
    return [...text.matchAll(/\sid="([^"]*)"/g)].flatMap(([, id = '']) => {
      const own = id === 'art' ? name : id
      const owner = owners.get(own)
      if (owner !== undefined) return [{ name, message: `the id ${own} stands in the drawing ${owner} too: ids must differ among all drawings` }]
      owners.set(own, name)
      return []
    })
  })
}
