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

/** Puts the mock in the browser's place until `restore`. */
export function mockSpeech(): { speech: Speech; restore: () => void } {
  const own = {
    speechSynthesis: Object.getOwnPropertyDescriptor(window, 'speechSynthesis')!,
    SpeechSynthesisUtterance: Object.getOwnPropertyDescriptor(window, 'SpeechSynthesisUtterance')!,
  }
  const speech = new Speech()
  Object.defineProperty(window, 'speechSynthesis', { configurable: true, value: speech })
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { configurable: true, value: Utterance })
  return { speech, restore: () => Object.defineProperties(window, own) }
}
