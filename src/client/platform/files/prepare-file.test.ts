import { afterEach, expect, test, vi } from 'vitest'
import { jpegOf } from '../../../../tests/setup/pictures.ts'
import { contentTypeOf } from '../../../shared/documents/documents.content.ts'
import { maxFileBytes } from '../../../shared/documents/documents.limits.ts'
import { prepareFile } from './prepare-file.ts'

afterEach(() => vi.restoreAllMocks())

async function prepared(file: Blob) {
  const made = await prepareFile(file)
  if ('problem' in made) throw new Error(made.problem)
  const picture = await createImageBitmap(new Blob([made.bytes]))
  return { ...made, type: contentTypeOf(made.bytes), width: picture.width, height: picture.height, picture }
}

test('a large photo becomes a WebP of 1600 pixels and at most 100 kB', async () => {
  const { type, width, height, bytes } = await prepared(await jpegOf(4000, 3000))
  expect({ type, width, height }).toEqual({ type: 'webp', width: 1600, height: 1200 })
  expect(bytes.length).toBeLessThanOrEqual(100_000)
})

test('a small one is not enlarged', async () => {
  expect(await prepared(await jpegOf(300, 200))).toMatchObject({ width: 300, height: 200 })
})

test('a photo taken with the phone on its side is turned upright', async () => {
  const { width, height, picture } = await prepared(await jpegOf(400, 200, true))
  expect([width, height]).toEqual([200, 400])
  // What was left is now on top.
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  pen?.drawImage(picture, 0, 0)
  const at = (x: number, y: number) => pen?.getImageData(x, y, 1, 1).data[0] ?? NaN
  expect(at(100, 50)).toBeLessThan(60)
  expect(at(100, 350)).toBeGreaterThan(200)
})

test('a browser that writes no WebP gives a JPEG, not a PNG ten times as large', async () => {
  const real = HTMLCanvasElement.prototype.toBlob
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type,
    quality,
  ) {
    real.call(this, done, type === 'image/webp' ? 'image/png' : type, quality)
  })
  expect((await prepared(await jpegOf(2000, 1000))).type).toBe('jpeg')
})

test('detail that stays large at the lowest quality is made smaller still', async () => {
  const noise = new ImageData(2000, 1500)
  for (let at = 0; at < noise.data.length; at += 65_536)
    crypto.getRandomValues(noise.data.subarray(at, at + 65_536))
  const canvas = new OffscreenCanvas(2000, 1500)
  canvas.getContext('2d')?.putImageData(noise, 0, 0)
  const { width } = await prepared(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 }))
  expect(width).toBe(1280)
})

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test('a PDF stays as it is', async () => {
  const bytes = latin('%PDF-1.7\n%%EOF')
  expect(await prepareFile(new Blob([bytes]))).toEqual({ bytes })
})

test.each([
  ['nothing', new Blob([]), 'fileEmpty'],
  ['a text that is called a picture', new File(['hello'], 'a.jpg', { type: 'image/jpeg' }), 'contentUnknown'],
  [
    'a HEIC photo that this browser cannot read',
    new Blob([latin('\0\0\0\x18ftypheic\0\0\0\0mif1heic')]),
    'contentHeic',
  ],
  ['a broken JPEG', new Blob([latin('\xff\xd8\xff\xe0 and so on, but no picture')]), 'contentBroken'],
  ['a PDF above the limit', new Blob([latin('%PDF-1.7'), new Uint8Array(maxFileBytes)]), 'fileTooLarge'],
])('%s is refused', async (_, file, problem) => {
  expect(await prepareFile(file)).toEqual({ problem })
})
