import { pictureSide } from '../../../shared/documents/documents.limits.ts'

/** A photo of a paper is readable at about this size; 2G carries it in half a minute. */
const wantedBytes = 100_000
/** From good to just readable; the last is taken whatever its size. */
const tries = [
  { side: pictureSide, quality: 0.75 },
  { side: pictureSide, quality: 0.6 },
  { side: pictureSide, quality: 0.45 },
  { side: 1280, quality: 0.45 },
] as const

/**
 * Makes a picture small: at most 1600 pixels wide or high, upright, WebP, or JPEG where the browser writes no WebP.
 * Null if this browser cannot read it.
 */
export async function shrinkPicture(file: Blob): Promise<Blob | null> {
  // Upright: the canvas does not know of the camera's note on how it was held.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!picture) return null
  try {
    let made: Blob | null = null
    for (const { side, quality } of tries) {
      made = await encode(draw(picture, side), quality)
      if (made && made.size <= wantedBytes) return made
    }
    return made
  } finally {
    picture.close()
  }
}

function draw(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.imageSmoothingQuality = 'high'
    // Transparent parts would become black in a JPEG.
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  }
  return canvas
}

/** Browsers that cannot write a type give PNG instead, ten times as large. */
async function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  for (const type of ['image/webp', 'image/jpeg']) {
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
    if (made?.type === type) return made
  }
  return null
}
