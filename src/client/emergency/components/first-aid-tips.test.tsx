import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, show } from '../../../../tests/setup/screen.tsx'
import { FirstAidTips } from './first-aid-tips.tsx'
import { chooseVoice } from './read-aloud.ts'

/** A mock of speechSynthesis: headless Chromium has no voices. */
class Speech extends EventTarget {
  voices: Partial<SpeechSynthesisVoice>[] = []
  said: SpeechSynthesisUtterance[] = []
  cancelled = 0
  getVoices() {
    return this.voices
  }
  speak(utterance: SpeechSynthesisUtterance) {
    this.said.push(utterance)
  }
  cancel() {
    this.cancelled += 1
  }
  bring(...voices: Partial<SpeechSynthesisVoice>[]) {
    this.voices = voices
    this.dispatchEvent(new Event('voiceschanged'))
  }
  tell(name: 'end' | 'error') {
    this.said.at(-1)?.dispatchEvent(new Event(name))
  }
}

/** A minimal utterance; the browser's own accepts only real voices. */
class Utterance extends EventTarget {
  voice: unknown
  lang = ''
  rate = 1
  constructor(readonly text: string) {
    super()
  }
}

const own = {
  speechSynthesis: Object.getOwnPropertyDescriptor(window, 'speechSynthesis')!,
  SpeechSynthesisUtterance: Object.getOwnPropertyDescriptor(window, 'SpeechSynthesisUtterance')!,
}
let speech: Speech

beforeEach(async () => {
  await openDevice('patient', { language: 'hi' })
  speech = new Speech()
  Object.defineProperty(window, 'speechSynthesis', { configurable: true, value: speech })
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { configurable: true, value: Utterance })
})
afterEach(() => Object.defineProperties(window, own))

const readButton = () => page.getByRole('button', { name: 'पढ़कर सुनाएं: जल जाने पर' })
const marked = () => document.querySelector('[aria-current=step]')?.textContent

test('each tip has its four published steps and what never to do', async () => {
  await openDevice('patient')
  show(<FirstAidTips />)
  for (const words of [
    'Call 108. Say “heart attack”.',
    'Sit them on the floor, knees bent, back against a wall.',
    'one 300–350 mg tablet (Disprin), or four of 75 mg.',
    'Start CPR: push hard and fast in the middle of the chest.',
    'If they can cough, let them cough.',
    'Give up to 5 firm blows with the heel of your hand between the shoulder blades.',
    'In pregnancy, press on the chest instead.',
    'Somebody calls 108 at once.',
    'Stop the burning: away from the fire or the heat.',
    'Hold the burn under cool running water for 20 minutes.',
    'Leave anything that sticks to the skin.',
    'No ice, toothpaste, ink, oil, butter or ghee.',
    'Never give it to a child.',
    'Give chest thrusts instead.',
  ])
    await expect.element(page.getByText(words).first()).toBeVisible()
  expect(document.querySelectorAll('ol')).toHaveLength(3)
  for (const steps of document.querySelectorAll('ol')) expect(steps.children).toHaveLength(4)
})

test('without a voice for the language there is no button; a voice that loads later adds it', async () => {
  speech.voices = [{ lang: 'en-IN', localService: true }]
  show(<FirstAidTips />)
  await expect.element(page.getByRole('heading', { name: 'जल जाने पर' })).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  speech.bring({ lang: 'hi-IN', localService: false })
  await expect.poll(() => page.getByRole('button').elements()).toHaveLength(3)
})

test('reads title, steps and note in order and marks the current step', async () => {
  speech.voices = [{ lang: 'hi-IN', localService: true }]
  show(<FirstAidTips />)
  await readButton().click()
  expect(speech.said.map(({ text, lang }) => [text, lang])).toEqual([['जल जाने पर', 'hi-IN']])
  expect(marked()).toBeUndefined()
  speech.tell('end')
  await expect.poll(marked).toMatch(/^1पहले आग बुझाएं/)
  for (const number of [2, 3, 4]) {
    speech.tell('end')
    await expect.poll(marked).toMatch(new RegExp(`^${number}`))
  }
  speech.tell('end')
  await expect.poll(marked).toBeUndefined()
  expect(speech.said.at(-1)?.text).toMatch(/^अस्पताल जाएं/)
  speech.tell('end')
  await expect.element(readButton()).toBeVisible()
  expect(speech.said).toHaveLength(6)
})

test('can be stopped', async () => {
  speech.voices = [{ lang: 'hi-IN', localService: true }]
  show(<FirstAidTips />)
  await readButton().click()
  await page.getByRole('button', { name: 'सुनाना रोकें' }).click()
  expect(speech.cancelled).toBe(1)
  // The event that cancel() fires for the interrupted utterance.
  speech.tell('end')
  await expect.element(readButton()).toBeVisible()
  expect(speech.said).toHaveLength(1)
})

test('another tip replaces the reading, and a voice error brings the button back', async () => {
  speech.voices = [{ lang: 'hi-IN', localService: true }]
  show(<FirstAidTips />)
  await readButton().click()
  await page.getByRole('button', { name: 'पढ़कर सुनाएं: दिल का दौरा' }).click()
  await expect.element(readButton()).toBeVisible()
  expect(speech.said.at(-1)?.text).toBe('दिल का दौरा')
  speech.tell('error')
  await expect.poll(() => page.getByRole('button', { name: /पढ़कर सुनाएं/ }).elements()).toHaveLength(3)
})

test('leaving the page stops the reading', async () => {
  speech.voices = [{ lang: 'hi-IN', localService: true }]
  show(<FirstAidTips />)
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
