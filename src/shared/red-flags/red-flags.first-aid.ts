import type { Card } from '../emergency/emergency.cards.ts'
import { redFlags, type RedFlag } from './red-flags.flags.ts'

/**
 * None where no card fits: the one about wounds is wrong for vomited blood or for bleeding in pregnancy. Self-harm has
 * none, because a person to talk to comes first.
 */
const cardOf: Partial<Record<RedFlag, Card>> = {
  notBreathing: 'notBreathing',
  unconscious: 'notBreathing',
  choking: 'choking',
  drowning: 'drowning',
  electricShock: 'electricShock',
  poison: 'poison',
  overdose: 'overdose',
  snakeBite: 'snakeBite',
  accident: 'bleeding',
  burns: 'burns',
  chestPain: 'heartAttack',
  stroke: 'stroke',
  fits: 'fits',
  lowSugar: 'lowSugar',
  sickChild: 'sickChild',
  heatStroke: 'heatStroke',
}

/** The card to open for what somebody wrote about; the gravest flag that has one decides. */
export function firstAidFor(flags: readonly string[]): Card | undefined {
  const grave = redFlags.find((flag) => flags.includes(flag) && cardOf[flag])
  return grave && cardOf[grave]
}
