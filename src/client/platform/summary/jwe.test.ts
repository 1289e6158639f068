import { expect, test } from 'vitest'
import { decrypt, encrypt, randomText } from './jwe.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

test('what was encrypted is read with the same key alone', async () => {
  const key = randomText(32)
  const file = await encrypt(bytesOf('{"name":"ਸਿਮਰਨ"}'), key)
  expect(await decrypt(file, key)).toBe('{"name":"ਸਿਮਰਨ"}')
  await expect(decrypt(file, randomText(32))).rejects.toBeInstanceOf(DOMException)
})

test('a small file that unpacks to more than a record has is not unpacked', async () => {
  const key = randomText(32)
  const largest = ' '.repeat(10 * 1024 * 1024)
  expect(await decrypt(await encrypt(bytesOf(largest), key), key)).toBe(largest)
  const file = await encrypt(bytesOf(`${largest} `), key)
  expect(file.length).toBeLessThan(20_000)
  await expect(decrypt(file, key)).rejects.toBeInstanceOf(TypeError)
})
