import sharp from 'sharp'

interface PhotoOptions {
  width?: number
  height?: number
  /** Another number is another scene. */
  scene?: number
  format?: 'jpeg' | 'png' | 'webp' | 'avif'
}

/** How much the sensor of a camera differs from one pixel to the next, of 255. */
const GRAIN = 30

/** A picture like a camera's: a rendered scene with grain, in bytes. There are no photographs in this repository. */
export async function photo({ width = 1600, height = 1200, scene = 0, format = 'jpeg' }: PhotoOptions = {}): Promise<Buffer> {
  const hue = (scene * 67) % 360
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 160 120" preserveAspectRatio="xMidYMid slice">
    <defs>
      <linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${hue},45%,62%)"/><stop offset="1" stop-color="hsl(${hue + 30},70%,86%)"/></linearGradient>
      <linearGradient id="ground" x2="0" y2="1"><stop stop-color="hsl(${hue + 160},12%,46%)"/><stop offset="1" stop-color="hsl(${hue + 160},16%,22%)"/></linearGradient>
      <linearGradient id="body" x2="0" y2="1"><stop stop-color="hsl(${hue + 200},70%,58%)"/><stop offset=".5" stop-color="hsl(${hue + 200},75%,34%)"/><stop offset="1" stop-color="hsl(${hue + 200},80%,16%)"/></linearGradient>
      <radialGradient id="sun"><stop stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
    </defs>
    <rect width="160" height="76" fill="url(#sky)"/><circle cx="${30 + ((scene * 23) % 100)}" cy="24" r="26" fill="url(#sun)"/>
    <path d="M0 62 30 44l26 16 34-24 30 22 40-18v40H0z" fill="hsl(${hue + 20},25%,42%)"/>
    <rect y="74" width="160" height="46" fill="url(#ground)"/><ellipse cx="80" cy="101" rx="58" ry="6" opacity=".45"/>
    <path d="M24 88c2-10 14-12 24-13 8-11 18-16 34-16 15 0 25 6 33 15 12 1 21 4 22 14v9H24z" fill="url(#body)"/>
    <path d="M55 75c6-8 13-11 24-11v11zM84 64c10 0 17 4 23 11H84z" fill="hsl(${hue},40%,20%)"/><path d="M30 83c28-5 72-6 102-1" stroke="#fff" stroke-opacity=".6" fill="none"/>
    <circle cx="48" cy="97" r="10" fill="#161616"/><circle cx="48" cy="97" r="5" fill="#bbb"/><circle cx="113" cy="97" r="10" fill="#161616"/><circle cx="113" cy="97" r="5" fill="#bbb"/></svg>`
  const noise = { type: 'gaussian', mean: 128, sigma: GRAIN } as const
  const grain = await sharp({ create: { width: Math.min(512, width), height: Math.min(512, height), channels: 3, background: '#000', noise } })
    .png()
    .toBuffer()
  return sharp(Buffer.from(drawn))
    .removeAlpha()
    .composite([{ input: grain, tile: true, blend: 'soft-light' }])
    .toFormat(format, { quality: 88 })
    .toBuffer()
}
