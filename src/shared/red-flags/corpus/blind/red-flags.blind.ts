import { blindHarmless } from './red-flags.blind-harmless.ts'
import { blindRed } from './red-flags.blind-red.ts'

export type Way = keyof typeof blindRed

/** One half of the blind set was learnt from, the other never: of each way of writing, by a hash of the phrase. */
export const blindLearnt = halfOf((at, count) => at < count / 2)
export const blindHeldBack = halfOf((at, count) => at >= count / 2)

type ByWay = Readonly<Record<Way, string[]>>

function halfOf(isIn: (at: number, count: number) => boolean): { red: ByWay; harmless: ByWay } {
  const halve = (phrases: Readonly<Record<Way, string>>) =>
    Object.fromEntries(
      Object.entries(phrases).map(([way, text]) => {
        const lines = text.trim().split('\n')
        const sorted = lines.toSorted((one, other) => hashOf(one) - hashOf(other))
        return [way, sorted.filter((_, at) => isIn(at, lines.length))]
      }),
    ) as ByWay
  return { red: halve(blindRed), harmless: halve(blindHarmless) }
}

/** FNV-1a of a seed and the phrase, mixed at the end. */
function hashOf(phrase: string): number {
  let hash = 2_166_136_261
  for (const letter of `0090 ${phrase}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0
  hash = Math.imul(hash ^ (hash >>> 15), 739_982_445) >>> 0
  return (hash ^ (hash >>> 12)) >>> 0
}
