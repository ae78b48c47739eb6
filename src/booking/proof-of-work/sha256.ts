/** SHA-256 (FIPS 180-4), synchronous, and for insecure contexts, where browsers have no crypto.subtle. */

const BLOCK_BYTES = 64

/** The constants of FIPS 180-4: fractional parts of roots of the first primes. */
const PRIMES = Array.from({ length: 312 }, (_, number) => number).filter(
  number => number > 1 && Array.from({ length: number - 2 }, (_, below) => below + 2).every(divisor => number % divisor !== 0),
)
const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0
const K = Int32Array.from(PRIMES.slice(0, 64), prime => fraction(Math.cbrt(prime)))
const START = Int32Array.from(PRIMES.slice(0, 8), prime => fraction(Math.sqrt(prime)))

const words = new Int32Array(64)

/** Hashes an ASCII text; returns eight words. */
export function sha256(text: string): Int32Array {
  const blocks = Math.ceil((text.length + 9) / BLOCK_BYTES)
  const state = Int32Array.from(START)
  for (let block = 0; block < blocks; block++) {
    for (let at = 0; at < 16; at++) words[at] = wordAt(text, block * BLOCK_BYTES + at * 4)
    if (block === blocks - 1) words[15] = text.length * 8
    compress(state)
  }
  return state
}

/** Four bytes of the padded text: after its end one set bit, then zeros. */
function wordAt(text: string, at: number): number {
  let word = 0
  for (let index = at; index < at + 4; index++) word = (word << 8) | (index < text.length ? text.charCodeAt(index) : index === text.length ? 0x80 : 0)
  return word
}

function compress(state: Int32Array): void {
  for (let at = 16; at < 64; at++) {
    const [w15, w2] = [words[at - 15] as number, words[at - 2] as number]
    const s0 = turned(w15, 7) ^ turned(w15, 18) ^ (w15 >>> 3)
    const s1 = turned(w2, 17) ^ turned(w2, 19) ^ (w2 >>> 10)
    words[at] = ((words[at - 16] as number) + s0 + (words[at - 7] as number) + s1) | 0
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
  for (let at = 0; at < 64; at++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (K[at] as number) + (words[at] as number)) | 0
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  const after = [a, b, c, d, e, f, g, h]
  for (let at = 0; at < 8; at++) state[at] = ((state[at] as number) + (after[at] as number)) | 0
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}
