/** Two notes, in hertz, and the seconds between their starts. */
const NOTES = [784, 1175]
const BETWEEN = 0.14
const LENGTH = 0.45
const LOUDNESS = 0.25

/** Null until a press has let the page sound: before, browsers would keep the notes and play them late. */
let context: AudioContext | null = null

/** Lets the page sound from now on; to be called on a press. */
export async function unlockSound(): Promise<void> {
  const unlocked = context ?? new AudioContext()
  await unlocked.resume()
  context = unlocked
}

/** Plays two short notes, if a press has let the page sound. */
export async function chime(): Promise<void> {
  const sounding = context
  if (sounding === null) return
  await sounding.resume()
  const loudness = new GainNode(sounding, { gain: 0 })
  loudness.connect(sounding.destination)
  for (const [index, frequency] of NOTES.entries()) {
    const start = sounding.currentTime + index * BETWEEN
    const note = new OscillatorNode(sounding, { frequency })
    note.connect(loudness)
    loudness.gain.setTargetAtTime(LOUDNESS, start, 0.01)
    loudness.gain.setTargetAtTime(0, start + 0.05, 0.08)
    note.start(start)
    note.stop(start + LENGTH)
    // An open audio device takes power.
    if (index === NOTES.length - 1) note.addEventListener('ended', () => void sounding.suspend())
  }
}
