import { foldText } from '../../kit/text/sounds.ts'
import { featuresOf } from './red-flags.features.ts'
import { least, weights } from './red-flags.weights.ts'

/**
 * Whether a note is worded like those that were about a danger to life, though no rule names a sign in it. A linear model
 * (decision 0090): it cannot say which sign, and it reads no denial but by the words around it. One word
 * alone says too little.
 */
export function soundsUrgent(note: string): boolean {
  if (!foldText(note).includes(' ')) return false
  return scoreOf(featuresOf(note), (feature) => weights.charCodeAt(feature) - zero) > least
}

/** The sum of the weights, made equal for short and long notes. */
export function scoreOf(features: readonly number[], weightOf: (feature: number) => number): number {
  if (features.length === 0) return Number.NEGATIVE_INFINITY
  return features.reduce((sum, feature) => sum + weightOf(feature), 0) / Math.sqrt(features.length)
}

/** A weight from -7 to 7 is written as a letter from `a` to `o`. */
const zero = 'h'.charCodeAt(0)
