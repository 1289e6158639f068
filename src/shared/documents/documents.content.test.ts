import { expect, it } from 'vitest'
import { contentTypeOf } from './documents.content.ts'

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

it.each([
  ['a JPEG', '\xff\xd8\xff\xe0\0\x10JFIF\0\x01', 'jpeg'],
  ['a PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'png'],
  ['a WebP', 'RIFF\x24\0\0\0WEBPVP8 ', 'webp'],
  ['a WAV sound, also RIFF', 'RIFF\x24\0\0\0WAVEfmt ', null],
  ['a PDF', '%PDF-1.7\n%\xe2\xe3', 'pdf'],
  ['a HEIC photo', '\0\0\0\x18ftypheic\0\0\0\0', 'heic'],
  ['a HEIF photo of another brand', '\0\0\0\x18ftypmif1\0\0\0\0', 'heic'],
  ['an MP4 video', '\0\0\0\x18ftypisom\0\0\0\0', null],
  ['an SVG, which may hold scripts', '<svg xmlns="http', null],
  ['a page', '<!doctype html><', null],
  ['a page that later says PDF', '<script></script>%PDF-1.7', null],
  ['a ZIP', 'PK\x03\x04\x14\0\0\0', null],
  ['nothing', '', null],
  ['the first two bytes of a JPEG', '\xff\xd8', null],
])('tells %s by its first bytes', (_, text, type) => {
  expect(contentTypeOf(latin(text))).toBe(type)
})
