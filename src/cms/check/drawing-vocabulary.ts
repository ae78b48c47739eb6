/**
 * Elements that a drawing may have (SVG 2): shapes, text and paint. Everything that loads, runs, links or embeds is left out: scripts, links,
 * foreign objects, images, animations. Event handlers are not among the attributes.
 */
export const ELEMENTS: ReadonlySet<string> = new Set(
  `svg g defs symbol use title desc style path rect circle ellipse line polyline polygon text tspan textPath linearGradient radialGradient stop clipPath mask
  pattern marker filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow
  feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
  feTurbulence`.split(/\s+/),
)

/** Besides these, `data-` and `aria-` attributes are allowed, which never load or run anything. */
export const ATTRIBUTES: ReadonlySet<string> = new Set(
  `id class style lang role tabindex xml:space xml:lang version baseProfile enable-background xmlns xmlns:xlink xmlns:svg href xlink:href
  viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points pathLength transform dx dy rotate textLength lengthAdjust
  startOffset method spacing side offset gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform clipPathUnits
  maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient filterUnits primitiveUnits in in2 result type values mode operator k1 k2 k3
  k4 stdDeviation edgeMode kernelMatrix order divisor bias targetX targetY preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent
  azimuth elevation pointsAtX pointsAtY pointsAtZ limitingConeAngle z scale xChannelSelector yChannelSelector baseFrequency numOctaves seed stitchTiles radius
  tableValues slope intercept amplitude exponent
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters color-rendering display
  dominant-baseline direction fill fill-opacity fill-rule filter flood-color flood-opacity font font-family font-size font-size-adjust font-stretch font-style
  font-variant font-weight image-rendering isolation kerning letter-spacing lighting-color marker marker-end marker-mid marker-start mask mask-type
  mix-blend-mode opacity overflow paint-order pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap
  stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering unicode-bidi vector-effect visibility word-spacing
  writing-mode`.split(/\s+/),
)

/** The XML namespaces that a drawing may declare. */
export const NAMESPACES: ReadonlyMap<string, string> = new Map([
  ['xmlns', 'http://www.w3.org/2000/svg'],
  ['xmlns:svg', 'http://www.w3.org/2000/svg'],
  ['xmlns:xlink', 'http://www.w3.org/1999/xlink'],
])
