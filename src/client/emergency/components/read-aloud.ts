import { useEffect, useState } from 'react'
import type { Language } from '../../platform/i18n/language.ts'

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

export interface Reading {
  of: string
  /** Index of the current sentence. */
  at: number
}

/** Reads aloud in one language while mounted. `read` is missing without a voice for it. */
export function useReadAloud(language: Language) {
  const voice = useVoice(language)
  const [reading, setReading] = useState<Reading | null>(null)
  const [reader] = useState(() => createReader(setReading))
  useEffect(() => reader.stop, [reader])
  const read = voice && ((of: string, sentences: readonly string[]) => reader.read(voice, of, sentences))
  return { reading, read, stop: reader.stop }
}

/** Reads sentences in order and reports the current one. */
function createReader(tell: (reading: Reading | null) => void) {
  // Keeps a reference: Chromium garbage-collects utterances, and then no end event fires.
  let spoken: SpeechSynthesisUtterance | null = null

  function stop(): void {
    if (spoken) speechSynthesis.cancel()
    spoken = null
    tell(null)
  }

  function read(voice: SpeechSynthesisVoice, of: string, sentences: readonly string[], at = 0): void {
    const sentence = sentences[at]
    if (at === 0) stop()
    if (sentence === undefined) {
      spoken = null
      return tell(null)
    }
    const utterance = new SpeechSynthesisUtterance(sentence)
    Object.assign(utterance, { voice, lang: voice.lang, rate: pace })
    // A cancelled utterance also fires an end event.
    const isMine = () => spoken === utterance
    utterance.addEventListener('end', () => isMine() && read(voice, of, sentences, at + 1))
    utterance.addEventListener('error', () => isMine() && stop())
    spoken = utterance
    tell({ of, at })
    speechSynthesis.speak(utterance)
  }

  return { read, stop }
}

/** Voices load asynchronously, in some browsers only after the first getVoices call. */
function useVoice(language: Language): SpeechSynthesisVoice | undefined {
  const [voices, setVoices] = useState(listVoices)
  useEffect(() => {
    if (!('speechSynthesis' in window)) return undefined
    const hear = () => setVoices(listVoices())
    hear()
    speechSynthesis.addEventListener('voiceschanged', hear)
    return () => speechSynthesis.removeEventListener('voiceschanged', hear)
  }, [])
  return chooseVoice(voices, language)
}

function listVoices(): SpeechSynthesisVoice[] {
  return 'speechSynthesis' in window ? speechSynthesis.getVoices() : []
}
