import type { Round } from '../corpus/red-flags.learnt.ts'
import { scoreOf } from './red-flags.classifier.ts'
import { featureCount, featuresOf } from './red-flags.features.ts'

/** Of the harmless phrases of a round that was left out, this share may be flagged. */
const harmlessShare = 0.015
const levels = 7
const passes = 25
const learningRate = 0.3
const penalty = 0.003
/** This share of the weights is cut off at the largest step: a few large ones would leave none for the small ones. */
const cutShare = 0.02

interface Example {
  round: string
  isRed: boolean
  features: number[]
}

/** The file red-flags.weights.ts, made from the phrases; the same phrases make the same file. */
export function weightsFrom(rounds: Readonly<Record<string, Round>>): string {
  const examples = Object.entries(rounds).flatMap(([round, { red, harmless }]) => [
    ...red.map((note): Example => ({ round, isRed: true, features: featuresOf(note) })),
    ...harmless.map((note): Example => ({ round, isRed: false, features: featuresOf(note) })),
  ])
  const leftOut = Object.keys(rounds).flatMap((left) => {
    const weights = train(examples.filter(({ round }) => round !== left))
    const asked = examples.filter(({ round }) => round === left)
    return asked.map(({ isRed, features }) => ({ isRed, score: scoreOf(features, (at) => weights[at] ?? 0) }))
  })
  const harmless = leftOut.filter(({ isRed }) => !isRed).map(({ score }) => score)
  const red = leftOut.filter(({ isRed }) => isRed).map(({ score }) => score)
  const leastExact =
    harmless.toSorted((one, other) => other - one)[Math.floor(harmless.length * harmlessShare)] ?? 0
  const least = Math.ceil(leastExact * 10) / 10
  const above = (scores: number[]) => scores.filter((score) => score > least).length
  return `// Written by \`node scripts/train-red-flags.mjs\` from red-flags/corpus; not edited by hand.
// Each round left out of the training in turn: ${above(red)} of ${red.length} red ones found, ${above(harmless)} of ${harmless.length} harmless ones flagged.
export const least = ${least}
export const weights =
  '${lettersOf(train(examples))}'
`
}

/**
 * Logistic regression by AdaGrad with an L2 penalty, without an intercept, rounded to whole weights from -7 to 7 times a
 * step.
 */
function train(examples: readonly Example[]): number[] {
  const weights = new Float64Array(featureCount)
  const squares = new Float64Array(featureCount).fill(0.01)
  const order = [...examples]
  const random = randomFrom(12_345)
  for (let pass = 0; pass < passes; pass += 1) {
    shuffle(order, random)
    for (const { isRed, features } of order) {
      const score = scoreOf(features, (feature) => weights[feature] ?? 0)
      const error = (1 / (1 + Math.exp(-score)) - Number(isRed)) / Math.sqrt(features.length)
      for (const feature of features) {
        const gradient = error + penalty * (weights[feature] ?? 0)
        const square = (squares[feature] ?? 0) + gradient * gradient
        squares[feature] = square
        weights[feature] = (weights[feature] ?? 0) - (learningRate / Math.sqrt(square)) * gradient
      }
    }
  }
  return rounded(weights)
}

function rounded(weights: Float64Array): number[] {
  const sizes = Array.from(weights, Math.abs).toSorted((one, other) => other - one)
  const step = (sizes[Math.floor(sizes.length * cutShare)] ?? 1) / levels
  return Array.from(weights, (weight) => Math.max(-levels, Math.min(levels, Math.round(weight / step))))
}

const lettersOf = (weights: readonly number[]) =>
  String.fromCharCode(...weights.map((weight) => 'h'.charCodeAt(0) + weight))

function shuffle(list: Example[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const [one, two] = [list[at], list[other]]
    if (one && two) [list[at], list[other]] = [two, one]
  }
}

/** A linear congruential generator: the same order on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
