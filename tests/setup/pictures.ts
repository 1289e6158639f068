/** A JPEG that a browser makes: left half dark, with the camera's note that it was held on its side if `isTurned`. */
export async function jpegOf(width: number, height: number, isTurned = false): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No canvas.')
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = 'navy'
  pen.fillRect(0, 0, width / 2, height)
  const plain = new Uint8Array(
    await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })).arrayBuffer(),
  )
  const parts = isTurned ? [plain.slice(0, 2), orientation, plain.slice(2)] : [plain]
  return new File(parts, 'paper.jpg', { type: 'image/jpeg' })
}

/** An EXIF segment with one entry: orientation 6, to be turned by a quarter to the right. */
const orientation = Uint8Array.from(
  'ff e1 00 22 45 78 69 66 00 00 4d 4d 00 2a 00 00 00 08 00 01 01 12 00 03 00 00 00 01 00 06 00 00 00 00 00 00'
    .split(' ')
    .map((byte) => Number.parseInt(byte, 16)),
)
