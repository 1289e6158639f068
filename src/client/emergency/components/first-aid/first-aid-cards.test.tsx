import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, show } from '../../../../../tests/setup/screen.tsx'
import { mockSpeech } from '../../../../../tests/setup/speech.ts'
import { cards } from '../../../../shared/emergency/emergency.cards.ts'
import { FirstAidCards } from './first-aid-cards.tsx'
import { pictures, type Drawing } from './pictures.ts'
import { chooseVoice } from '../../../platform/speech/read-aloud.ts'

let speech: ReturnType<typeof mockSpeech>['speech']
let restore: () => void

beforeEach(async () => {
  history.replaceState(null, '', '/emergency')
  await openDevice('patient', { language: 'hi' })
  ;({ speech, restore } = mockSpeech())
})
afterEach(() => restore())

const readButton = () => page.getByRole('button', { name: /जल जाने पर/ })
const tile = (title: string) => page.getByRole('heading', { level: 3, name: title, exact: true })
const shownTitles = () =>
  [...document.querySelectorAll('li:not([hidden]) h3')].map((heading) => heading.textContent)
const openCards = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id)
const marked = () => document.querySelector('[aria-current=step]')?.textContent

test('the tips of the specification have their four published steps and what never to do', async () => {
  await openDevice('patient')
  show(<FirstAidCards />)
  for (const [title, ...sentences] of [
    [
      'Heart attack',
      'Call 108. Say “heart attack”.',
      'Sit them on the floor, knees bent, back against a wall.',
      'one 300–350 mg tablet (Disprin), or four of 75 mg',
      'push hard in the middle of the chest, 5 cm deep, twice a second',
      'Never give it to a child.',
    ],
    [
      'Choking',
      'If they can cough, let them cough.',
      'somebody calls 108 at once',
      'Give up to 5 firm blows with the heel of your hand between the shoulder blades.',
      'In pregnancy, press on the chest instead.',
    ],
    [
      'Burns',
      'Stop the burning: away from the fire or the heat.',
      'Hold the burn under cool running water for 20 minutes.',
      'Leave anything that sticks to the skin.',
      'No ice, toothpaste, ink, oil, butter, ghee, mud, haldi or egg.',
    ],
  ] as const) {
    await tile(title).click()
    for (const words of sentences)
      await expect.element(page.getByRole('group').getByText(words).first()).toBeVisible()
    expect(document.querySelectorAll('details[open] ol > li')).toHaveLength(4)
  }
})

test('every card has a picture for its tile and for each step, beside words that say the same', async () => {
  show(<FirstAidCards />)
  await expect.element(tile('जल जाने पर')).toBeVisible()
  const items = [...document.querySelectorAll('li:has(> details[name=first-aid])')]
  expect(items).toHaveLength(cards.length)
  for (const item of items) {
    expect(item.querySelectorAll('summary svg[aria-hidden=true]')).toHaveLength(1)
    for (const step of item.querySelectorAll('ol > li')) {
      expect(step.querySelectorAll('svg[aria-hidden=true] path').length).toBeGreaterThan(0)
      expect(step.textContent.length).toBeGreaterThan(10)
    }
  }
})

test('no drawing is larger than half a kilobyte', () => {
  for (const { ink, accent = '', no = '' } of Object.values<Drawing>(pictures))
    expect(ink.length + accent.length + no.length).toBeLessThan(500)
})

test('one card is open at a time, and stands in the address', async () => {
  show(<FirstAidCards />)
  await tile('जल जाने पर').click()
  await expect.poll(openCards).toEqual(['burns'])
  expect(location.hash).toBe('#burns')
  await tile('सांप का काटना').click()
  await expect.poll(openCards).toEqual(['snakeBite'])
  await expect.poll(() => location.hash).toBe('#snakeBite')
  await tile('सांप का काटना').click()
  await expect.poll(openCards).toEqual([])
  await expect.poll(() => location.hash).toBe('')
})

test('an address with a card opens it', async () => {
  history.replaceState(null, '', '#stroke')
  show(<FirstAidCards />)
  await expect.poll(openCards).toEqual(['stroke'])
})

test.each(['sap', 'ਸੱਪ', 'snake', 'सांप ने काटा'])('a search for %s leaves the snake bite', async (typed) => {
  show(<FirstAidCards />)
  await page.getByRole('searchbox').fill(typed)
  await expect.poll(shownTitles).toEqual(['सांप का काटना'])
  await page.getByRole('searchbox').fill('')
  await expect.poll(shownTitles).toHaveLength(cards.length)
})

test('a search that finds nothing says whom to call', async () => {
  show(<FirstAidCards />)
  await page.getByRole('searchbox').fill('zzz')
  await expect.element(page.getByText(/इस शब्द का कोई कार्ड नहीं मिला, पर मदद मिलेगी.*108/)).toBeVisible()
  expect(shownTitles()).toEqual([])
})

test('without a voice for the language there is no button; a voice that loads later adds it', async () => {
  speech.voices = [{ lang: 'en-IN', localService: true }]
  show(<FirstAidCards />)
  await tile('जल जाने पर').click()
  await expect.element(page.getByText('जो चमड़ी से चिपका हो')).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  speech.bring({ lang: 'hi-IN', localService: false })
  await expect.element(readButton()).toBeVisible()
})

test('reads title, steps and note in order and marks the current step', async () => {
  speech.voices = [{ lang: 'hi-IN', localService: true }]
  show(<FirstAidCards />)
  await tile('जल जाने पर').click()
  await readButton().click()
  expect(speech.said.map(({ text, lang }) => [text, lang])).toEqual([['जल जाने पर', 'hi-IN']])
  for (const number of [1, 2, 3, 4]) {
    speech.tell('end')
    await expect.poll(marked).toMatch(new RegExp(`^${number}`))
  }
  speech.tell('end')
  await expect.poll(() => speech.said.at(-1)?.text).toMatch(/^अस्पताल जाएं/)
  speech.tell('end')
  await expect.element(readButton()).toHaveAttribute('aria-pressed', 'false')
  expect(marked()).toBeUndefined()
  expect(speech.said).toHaveLength(6)
})

test('a card with signs reads them first', async () => {
  speech.voices = [{ lang: 'hi-IN', localService: true }]
  show(<FirstAidCards />)
  await tile('दिल का दौरा').click()
  await page.getByRole('button', { name: /दिल का दौरा/ }).click()
  speech.tell('end')
  expect(speech.said.at(-1)?.text).toMatch(/^छाती में 5 मिनट/)
})

test('can be stopped', async () => {
  speech.voices = [{ lang: 'hi-IN', localService: true }]
  show(<FirstAidCards />)
  await tile('जल जाने पर').click()
  await readButton().click()
  await expect.element(readButton()).toHaveAttribute('aria-pressed', 'true')
  await readButton().click()
  expect(speech.cancelled).toBe(1)
  // The event that cancel() fires for the interrupted utterance.
  speech.tell('end')
  await expect.element(readButton()).toHaveAttribute('aria-pressed', 'false')
  expect(speech.said).toHaveLength(1)
})

test('another card stops the reading, and so does a voice that fails', async () => {
  speech.voices = [{ lang: 'hi-IN', localService: true }]
  show(<FirstAidCards />)
  await tile('जल जाने पर').click()
  await readButton().click()
  await tile('दिल का दौरा').click()
  await expect.poll(() => speech.cancelled).toBe(1)
  const other = page.getByRole('button', { name: /दिल का दौरा/ })
  await other.click()
  speech.tell('error')
  await expect.element(other).toHaveAttribute('aria-pressed', 'false')
})

test('leaving the page stops the reading', async () => {
  speech.voices = [{ lang: 'hi-IN', localService: true }]
  show(<FirstAidCards />)
  await tile('जल जाने पर').click()
  await readButton().click()
  await openDevice('patient')
  expect(speech.cancelled).toBe(1)
})

test.each([
  ['en', ['hi-IN', 'en-US', 'en-IN'], 'en-IN'],
  ['en', ['en-US'], 'en-US'],
  ['pa', ['pa_IN'], 'pa_IN'],
  ['pa', ['hi-IN', 'en-IN'], undefined],
  ['hi', ['hil-PH'], undefined],
] as const)('%s among %j: %s', (language, langs, chosen) => {
  expect(
    chooseVoice(
      langs.map((lang) => ({ lang, localService: true })),
      language,
    )?.lang,
  ).toBe(chosen)
})

test('prefers a voice on the device, which needs no network', () => {
  const far = { lang: 'pa-IN', localService: false }
  const near = { lang: 'pa-IN', localService: true }
  expect(chooseVoice([far, near], 'pa')).toBe(near)
})
