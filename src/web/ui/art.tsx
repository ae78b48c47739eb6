/** Sizes of the drawings that content names: view boxes of their files. */
const viewBoxes = { scene: '0 0 720 480', picture: '0 0 320 180', logo: '0 0 48 48', icon: '0 0 24 24' }

/** A drawing from its own file, in the colours of the page; it decorates, so that it has no text. */
export function Art({ kind, href }: { kind: keyof typeof viewBoxes; href: string }) {
  return (
    <svg className={kind} viewBox={viewBoxes[kind]} aria-hidden="true" preserveAspectRatio={kind === 'scene' ? 'xMidYMax slice' : undefined}>
      <use href={`${href}#art`} />
    </svg>
  )
}
