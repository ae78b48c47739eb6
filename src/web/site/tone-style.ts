/** Returns the styles of pictures that have not arrived yet: their upper and lower half in one colour each, blurred into one another. */
export function toneStyle(tones: readonly string[]): string {
  return tones.map(tone => `.tone-${tone}{background:linear-gradient(#${tone.slice(0, 3)},#${tone.slice(3)})}`).join('')
}
