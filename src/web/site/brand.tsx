import { LOGO_HEIGHT } from '#src/contract/logo-height.ts'
import type { Logo } from '#src/contract/generated/types.ts'
import { usePage } from '../renderer/page-view.ts'

/** The business's name with its logo, or the logo alone with the name as its accessible name; a link to the front page. */
export function Brand() {
  const { business, site } = usePage().content
  const { logo } = site
  const isAlone = logo?.standsAlone === true
  return (
    <a className="brand" href="/">
      {logo !== undefined && <Mark logo={logo} says={isAlone ? business.name : null} />}
      {!isAlone && business.name}
    </a>
  )
}

/** Of a fixed height, and as wide as its own shape makes it: nothing moves when it arrives. */
function Mark({ logo: { illustration, width = LOGO_HEIGHT, picture }, says }: { logo: Logo; says: string | null }) {
  const { assets } = usePage()
  if (picture !== undefined) {
    const { src, width, height } = assets.picture(picture, 'logo')
    return <img className="mark" src={src} width={width} height={height} alt={says ?? ''} />
  }
  return (
    <svg
      className="mark"
      viewBox={`0 0 ${width} ${LOGO_HEIGHT}`}
      {...(says === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': says })}
    >
      <use href={`${assets.drawings}#${illustration}`} />
    </svg>
  )
}
