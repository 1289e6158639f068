import type { Language } from '../i18n/language.ts'

/** Slightly slower than normal speech, to follow along. */
const pace = 0.9

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>

/** Prefers an Indian voice of this language that is on the device. Android writes `pa_IN`. */
export function chooseVoice<V extends Voice>(voices: readonly V[], language: Language): V | undefined {
  const worth = ({ lang, localService }: V) => (/[-_]IN$/i.test(lang) ? 2 : 0) + (localService ? 1 : 0)
  return voices
    .filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language)
    .toSorted((a, b) => worth(b) - worth(a))[0]
}

/**
 * Voices load asynchronously, in some browsers only after the first getVoices call: tells the voice of this language
 * now and after each change, undefined without one. A voice that is not on the device sends each text to its vendor:
 * for what is private, ask for `onDevice`.
 */
export function followVoice(
  language: Language,
  tell: (voice: SpeechSynthesisVoice | undefined) => void,
  { onDevice = false } = {},
): () => void {
  if (!('speechSynthesis' in window)) {
    tell(undefined)
    return () => undefined
  }
  const hear = () => {
    const voices = speechSynthesis.getVoices().filter(({ localService }) => localService || !onDevice)
    tell(chooseVoice(voices, language))
  }
  hear()
  speechSynthesis.addEventListener('voiceschanged', hear)
  return () => speechSynthesis.removeEventListener('voiceschanged', hear)
}

/** Says one sentence; `done` once it has ended, `failed` when it could not be said. */
export type Say = (sentence: string, index: number, done: () => void, failed: () => void) => { stop(): void }

export function sayWith(voice: SpeechSynthesisVoice): Say {
  return (sentence, _, done, failed) => {
    // The caller keeps it: Chromium garbage-collects utterances, and then no end event fires.
    const utterance = new SpeechSynthesisUtterance(sentence)
    Object.assign(utterance, { voice, lang: voice.lang, rate: pace })
    utterance.addEventListener('end', done)
    utterance.addEventListener('error', failed)
    speechSynthesis.speak(utterance)
    return { stop: () => speechSynthesis.cancel(), utterance } as { stop(): void }
  }
}

/** Reads sentences in order; `tell` gets the index of the current one, null at the end. */
export function createReader() {
  let current: { saying: { stop(): void } | null; tell: (at: number | null) => void } | null = null

  function stop(): void {
    const stopped = current
    current = null
    stopped?.saying?.stop()
    stopped?.tell(null)
  }

  function read(say: Say, sentences: readonly string[], tell: (at: number | null) => void): void {
    stop()
    const mine: NonNullable<typeof current> = { saying: null, tell }
    current = mine
    // A cancelled utterance also fires an end event.
    const isMine = () => current === mine
    const next = (at: number): void => {
      const sentence = sentences[at]
      if (sentence === undefined) {
        current = null
        return tell(null)
      }
      tell(at)
      mine.saying = say(
        sentence,
        at,
        () => isMine() && next(at + 1),
        () => isMine() && stop(),
      )
    }
    next(0)
  }

  return { read, stop }
}
