import { usePage } from '../renderer/page-view.ts'

/** An empty script: browsers that would show what follows a stylesheet unstyled wait for the stylesheet before they run it. */
export const STYLES_BARRIER = ' '

/** The layout's stylesheet. What stands before it is painted without waiting for it; what follows, not before it is there. */
export function LayoutStyles() {
  const { layout, assets } = usePage()
  return (
    <>
      <link rel="stylesheet" href={assets.layoutStyles[layout]} />
      <script>{STYLES_BARRIER}</script>
    </>
  )
}
