import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, show } from '../../../../../tests/setup/screen.tsx'
import { cards } from '../../../../shared/emergency/emergency.cards.ts'
import {
  hashLines,
  linesOf,
  type Recording,
  type Recordings,
} from '../../../../shared/emergency/emergency.recordings.ts'
import { en, hi, pa } from '../../../../shared/i18n/locales.ts'
import place from '../../../../../town.json'
import { FirstAidCards } from './first-aid-cards.tsx'

/** Headless Chromium has no voices, like the phones that this is for. The recording is a tone of 3.6 seconds. */
const toServer = globalThis.fetch
const toneAddress = new URL('../../../../../tests/setup/tone.m4a', import.meta.url).href
const numbers = Object.fromEntries(
  Object.entries(place.emergency).map(([name, { number }]) => [name, number]),
)
const burns: Recording = {
  file: 'hi-burns-0123456789.m4a',
  bytes: 3136,
  ends: [0.6, 1.2, 1.8, 2.4, 3, 3.6],
  spoken: hashLines(linesOf('burns', hi.firstAid, numbers)),
}
let list: Recordings
let isOnline: boolean
let asked: string[]

beforeEach(async () => {
  history.replaceState(null, '', '/emergency')
  await caches.delete('nabz-voices')
  await openDevice('patient', { language: 'hi' })
  list = { burns }
  isOnline = true
  asked = []
  globalThis.fetch = async (input, init) => {
    const address = input as string
    asked.push(address)
    if (!isOnline) throw new TypeError('no network')
    if (address.endsWith('.json')) return Response.json(list)
    return address === `/voices/${burns.file}`
      ? toServer(toneAddress, init)
      : new Response('', { status: 404 })
  }
})
afterEach(() => {
  globalThis.fetch = toServer
})

const tile = (title: string) => page.getByRole('heading', { level: 3, name: title, exact: true })
const button = page.getByRole('button', { name: /जल जाने पर/ })
const marked = () => document.querySelector('[aria-current=step]')?.textContent

test('on a phone without a voice a card with a recording is read part by part, and only then fetched', async () => {
  show(<FirstAidCards />)
  expect(asked).toEqual([])
  await tile('जल जाने पर').click()
  await expect.element(button).toHaveTextContent('पढ़कर सुनाएं · 4 kB')
  expect(asked).toEqual(['/voices/hi.json'])
  const seen = new Set<string>()
  const watch = setInterval(() => seen.add(marked()?.slice(0, 1) ?? ''), 20)
  await button.click()
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  clearInterval(watch)
  expect([...seen].filter((one) => /\d/.test(one))).toEqual(['1', '2', '3', '4'])
  expect(marked()).toBeUndefined()
  expect(asked).toEqual(['/voices/hi.json', `/voices/${burns.file}`])
  await expect.element(button).not.toHaveTextContent('kB')
})

test('a card without a recording has no button, nor one whose text has changed since', async () => {
  list = { burns: { ...burns, spoken: burns.spoken + 1 } }
  show(<FirstAidCards />)
  await tile('जल जाने पर').click()
  await expect.poll(() => asked).toHaveLength(1)
  await tile('सांप का काटना').click()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  expect(asked).toHaveLength(1)
})

test('can be stopped, and played again without a network', async () => {
  show(<FirstAidCards />)
  await tile('जल जाने पर').click()
  await button.click()
  await expect.poll(marked).toMatch(/^1/)
  await button.click()
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  expect(marked()).toBeUndefined()
  isOnline = false
  await openDevice('patient', { language: 'hi' })
  globalThis.fetch = async () => {
    throw new TypeError('no network')
  }
  show(<FirstAidCards />)
  await tile('जल जाने पर').click()
  await expect.element(button).toHaveTextContent('पढ़कर सुनाएं')
  await expect.element(button).not.toHaveTextContent('kB')
  await button.click()
  await expect.poll(marked).toMatch(/^2/)
  await button.click()
})

test('a recording that is gone leaves the text, and can be tried again', async () => {
  list = { burns: { ...burns, file: 'hi-burns-gone.m4a' } }
  show(<FirstAidCards />)
  await tile('जल जाने पर').click()
  await button.click()
  await expect.poll(() => asked).toHaveLength(2)
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  expect(marked()).toBeUndefined()
  await expect.element(page.getByText('जो चमड़ी से चिपका हो')).toBeVisible()
})

test('another card stops it', async () => {
  show(<FirstAidCards />)
  await tile('जल जाने पर').click()
  await button.click()
  await expect.poll(marked).toMatch(/^1/)
  await tile('सांप का काटना').click()
  await expect.poll(marked).toBeUndefined()
  await tile('जल जाने पर').click()
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
})

test('without a network at first, the next card asks again', async () => {
  isOnline = false
  show(<FirstAidCards />)
  await tile('सांप का काटना').click()
  await expect.poll(() => asked).toHaveLength(1)
  isOnline = true
  await tile('जल जाने पर').click()
  await expect.element(button).toBeVisible()
})

test.each([
  ['en', en],
  ['hi', hi],
  ['pa', pa],
] as const)(
  '%s: the lines of every card are those that volunteers are given to speak',
  async (language, texts) => {
    await openDevice('patient', { language })
    show(<FirstAidCards />)
    await expect.poll(() => document.querySelectorAll('[data-reading]')).toHaveLength(cards.length)
    for (const card of cards) {
      const lines = document.querySelectorAll(`#${card} [data-line]`)
      expect([...lines].map((line) => line.textContent.trim())).toEqual(
        linesOf(card, texts.firstAid, numbers),
      )
    }
  },
)
