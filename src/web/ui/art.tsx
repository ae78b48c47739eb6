import type { Id } from '#src/contract/generated/types.ts'

/** View boxes of the drawings, by kind. */
const viewBoxes = { scene: '0 0 720 480', picture: '0 0 320 180', logo: '0 0 48 48', icon: '0 0 24 24' }

interface ArtProps {
  kind: keyof typeof viewBoxes
  /** The file of all drawings. */
  file: string
  name: Id
}

/** A drawing in the page's colours; decorative, so without alternative text. */
export function Art({ kind, file, name }: ArtProps) {
  return (
    <svg className={kind} viewBox={viewBoxes[kind]} aria-hidden="true" preserveAspectRatio={kind === 'scene' ? 'xMidYMax slice' : undefined}>
      <use href={`${file}#${name}`} />
    </svg>
  )
}
