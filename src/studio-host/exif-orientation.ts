const ORIENTATION = 0x0112

/** Returns the orientation from Exif data, a TIFF structure (Exif 2.32, 4.6.4; 1 is upright); 1 when missing or unreadable. */
export function exifOrientation(tiff: Buffer): number {
  try {
    const isLittle = tiff.toString('latin1', 0, 2) === 'II'
    const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
    const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
    const count = short(directory)
    for (let entry = 0; entry < count; entry++) {
      const at = directory + 2 + entry * 12
      if (short(at) === ORIENTATION) return short(at + 8)
    }
    return 1
  } catch (error) {
    if (error instanceof RangeError) return 1
    throw error
  }
}
