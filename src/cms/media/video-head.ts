import { boxes, find, signs } from './boxes.ts'

/** Maximum size of a video in bytes: what a phone loads in some seconds, and what a server keeps in memory. */
export const MAX_VIDEO_BYTES = 8_000_000

/** What the bytes of a video tell. */
export interface VideoHead {
  /** The file extension of its actual format. */
  readonly ending: '.mp4' | '.webm'
  /** Whether browsers have a player for the way in which its pictures are coded. */
  readonly isPlayed: boolean
  /** Whether it says where it was taken, as phones have it. */
  readonly tellsPlace: boolean
}

/** How pictures are coded in files that browsers play: H.264 and AV1 in MP4; VP8, VP9 and AV1 in WebM. */
const MP4_CODECS: ReadonlySet<string> = new Set(['avc1', 'avc3', 'av01'])
const WEBM_CODEC = /V_(?:VP8|VP9|AV1)/

/** Where phones write a place: a box of Apple's, and the key of its newer form. */
const PLACES = ['\u00A9xyz', 'location.ISO6709']

/** EBML, the container of WebM (RFC 8794); its head names the type, within some bytes. */
const EBML = [0x1a, 0x45, 0xdf, 0xa3]
const EBML_HEAD = 64

/** Enough to hold a WebM file's list of tracks, which precedes its pictures. */
const TRACKS = 64 * 1024

/** Reads the head of an MP4 or WebM video; null for anything else, such as a QuickTime film. */
export function videoHead(bytes: Uint8Array): VideoHead | null {
  if (EBML.every((byte, at) => bytes[at] === byte)) {
    if (!signs(bytes, 0, EBML_HEAD).includes('webm')) return null
    return { ending: '.webm', isPlayed: WEBM_CODEC.test(signs(bytes, 0, TRACKS)), tellsPlace: false }
  }
  const [type, movie] = [find(bytes, 'ftyp', true), find(bytes, 'moov')]
  if (type === null || movie === null || find(bytes, 'mdat') === null || signs(type, 0, 4) === 'qt  ') return null
  const said = signs(movie)
  const codecs = boxes(movie).flatMap(({ type, body }) => (type === 'trak' ? (codecOf(body) ?? []) : []))
  return {
    ending: '.mp4',
    isPlayed: codecs.some(codec => MP4_CODECS.has(codec)),
    tellsPlace: PLACES.some(place => said.includes(place)),
  }
}

/** How a track is coded: the type of its first sample entry (ISO/IEC 14496-12, 8.5.2); null for what is cut off. */
function codecOf(track: Uint8Array): string | null {
  const table = ['mdia', 'minf', 'stbl', 'stsd'].reduce<Uint8Array | null>((inner, type) => inner && find(inner, type), track)
  const [entry] = table === null ? [] : boxes(table, 8, 1)
  return entry?.type ?? null
}
