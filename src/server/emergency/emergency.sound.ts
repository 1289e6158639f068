/** Mono, 16 bits. Speech has nothing above 12 kHz that a phone's loudspeaker would play. */
export const samplesPerSecond = 24_000

const loudest = 32_767
/** Below this a microphone was off or covered: -35 dB. */
const leastPeak = loudest * 10 ** (-35 / 20)
/** What counts as silence at both ends, beside the loudest sample of the same file: -36 dB. */
const silence = 10 ** (-36 / 20)
/** What stays of the silence at both ends. */
const marginSeconds = 0.1
const pauseSeconds = 0.5

/** In how many seconds a sentence of so many letters is said: very fast, and very slowly. */
const lettersPerSecond = { most: 30, least: 3 }
const slowStartSeconds = 5

/** What is wrong with the recording of a sentence; null: nothing that can be measured. */
export function findFault(sound: Int16Array, sentence: string): string | null {
  const seconds = sound.length / samplesPerSecond
  const letters = sentence.replaceAll(/[^\p{L}\p{N}]/gu, '').length
  if (peakOf(sound) < leastPeak) return 'is almost silent'
  if (seconds < letters / lettersPerSecond.most)
    return `is ${seconds.toFixed(1)} s long, too short for its sentence`
  if (seconds > slowStartSeconds + letters / lettersPerSecond.least)
    return `is ${seconds.toFixed(1)} s long, too long for its sentence`
  return null
}

/** Each part without the silence at its ends and as loud as the others, with a pause behind it. */
export function joinParts(sounds: readonly Int16Array[]): { sound: Int16Array; ends: number[] } {
  const pause = Math.round(pauseSeconds * samplesPerSecond)
  const evened = sounds.map((sound) => amplify(trim(sound)))
  const sound = new Int16Array(evened.reduce((sum, { length }) => sum + length + pause, 0))
  let at = 0
  const ends = evened.map((part) => {
    sound.set(part, at)
    at += part.length + pause
    return Math.round((at / samplesPerSecond) * 100) / 100
  })
  return { sound, ends }
}

function trim(sound: Int16Array): Int16Array {
  const least = peakOf(sound) * silence
  const margin = marginSeconds * samplesPerSecond
  const isHeard = (sample: number) => Math.abs(sample) > least
  const first = sound.findIndex(isHeard)
  return sound.subarray(Math.max(0, first - margin), sound.findLastIndex(isHeard) + margin)
}

/** So that the loudest sample is at -1 dB. */
function amplify(sound: Int16Array): Int16Array {
  const by = (loudest * 10 ** (-1 / 20)) / peakOf(sound)
  return sound.map((sample) => Math.round(sample * by))
}

function peakOf(sound: Int16Array): number {
  return sound.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
}
