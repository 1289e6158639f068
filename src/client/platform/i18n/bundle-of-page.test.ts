import { expect, test, vi } from 'vitest'
import { bundleOfPage, fetchFilesOfPage, type Messages } from './language.ts'

const words = (close: string) => ({ shell: { close } }) as unknown as Partial<Messages>
const filesOf = (language: string) =>
  vi.fn<() => Promise<Partial<Messages>>>(() => Promise.resolve(words(`${language}, from a file`)))

document.body.innerHTML =
  '<script type="application/json" id="nabz-messages" lang="pa">{"home":{"shell":{"close":"pa, from the page"}}}</script>'

test('what the page brings is not fetched; another language and another bundle are', async () => {
  const files = { en: filesOf('en'), hi: filesOf('hi'), pa: filesOf('pa') }
  const home = bundleOfPage('home', files)
  expect(await home.pa()).toEqual(words('pa, from the page'))
  expect(files.pa).not.toHaveBeenCalled()
  expect(await home.en()).toEqual(words('en, from a file'))
  expect(await bundleOfPage('waiting', files).pa()).toEqual(words('pa, from a file'))
})

test('for another page without a network its files are fetched after all, those of its language', async () => {
  const files = { en: filesOf('en'), hi: filesOf('hi'), pa: filesOf('pa') }
  bundleOfPage('home', files)
  await fetchFilesOfPage()
  expect([files.en, files.hi, files.pa].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 1])
})
