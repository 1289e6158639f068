import sharp from 'sharp'
import { pictureSide, thumbnailSide } from '../../../shared/documents/documents.limits.ts'

// Only these decoders may run: the others read formats that nobody sends, and each could have a hole.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
// Each picture is read once.
sharp.cache(false)

/** A small file may unpack to gigabytes; the largest phone cameras have 50 megapixels after binning. */
const maxPixels = 64_000_000

/** About what phones choose: more would only make their pictures larger again. */
const pictureQuality = 60

export interface StoredPicture {
  content: Buffer
  thumbnail: Buffer
}

/**
 * Encodes a picture anew as WebP, upright and at most 1600 pixels wide or high: what the camera wrote beside it
 * (place, time, device) is left out, and so is anything hidden behind it. Null if it cannot be decoded to its end.
 */
export async function encodePicture(file: Buffer): Promise<StoredPicture | null> {
  try {
    const content = await shrink(file, pictureSide, pictureQuality)
    return { content, thumbnail: await shrink(content, thumbnailSide, 60) }
  } catch {
    return null
  }
}

function shrink(file: Buffer, side: number, quality: number): Promise<Buffer> {
  return sharp(file, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality, effort: 4 })
    .toBuffer()
}
