import { expect, it } from 'vitest'
import { findFault, joinParts, samplesPerSecond } from './emergency.sound.ts'

/** Silence, a tone, silence. */
function tone(seconds: number, loudness: number, silentSeconds = 0): Int16Array {
  const silent = silentSeconds * samplesPerSecond
  const heard = seconds * samplesPerSecond
  return Int16Array.from({ length: heard + 2 * silent }, (_, at) =>
    at < silent || at >= silent + heard ? 0 : Math.round(32_767 * loudness * Math.sin(at / 10)),
  )
}
const peakOf = (sound: Int16Array) => Math.max(...Array.from(sound, Math.abs))
const sentence = 'Call 108. Say “heart attack”.'

it.each([
  [tone(2, 0.5), null],
  [tone(2, 0.02), null],
  [tone(2, 0.01), 'is almost silent'],
  [new Int16Array(0), 'is almost silent'],
  [tone(0.5, 0.5), 'is 0.5 s long, too short for its sentence'],
  [tone(20, 0.5), 'is 20.0 s long, too long for its sentence'],
])('a recording of a sentence: case %#', (sound, fault) => expect(findFault(sound, sentence)).toBe(fault))

it('parts are joined without the silence at their ends, equally loud, and their ends are known', () => {
  const { sound, ends } = joinParts([tone(1, 0.1, 3), tone(2, 0.9)])
  // The tone, a tenth of a second of silence on each side where there was some, half a second of pause.
  expect(ends[0]).toBeCloseTo(1 + 0.2 + 0.5, 1)
  expect(ends[1]).toBeCloseTo(1.7 + 2 + 0.5, 1)
  expect(sound.length / samplesPerSecond).toBeCloseTo(ends[1] ?? 0, 1)
  const [first, second] = [sound.subarray(0, samplesPerSecond), sound.subarray(2 * samplesPerSecond)]
  expect(peakOf(first) / peakOf(second)).toBeCloseTo(1, 2)
  expect(peakOf(second)).toBeLessThan(32_767)
})
