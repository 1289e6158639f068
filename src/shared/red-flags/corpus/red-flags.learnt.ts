import { blindHarmless } from './blind/red-flags.blind-harmless.ts'
import { blindRed } from './blind/red-flags.blind-red.ts'
import { lastHarmless } from './blind/red-flags.last-harmless.ts'
import { lastRed } from './blind/red-flags.last-red.ts'
import { villageHarmless } from './blind/red-flags.village-harmless.ts'
import { villageRed } from './blind/red-flags.village-red.ts'
import * as eighth from './red-flags.eighth-round.ts'
import * as eleventh from './red-flags.eleventh-round.ts'
import * as english from './red-flags.english.ts'
import * as fifth from './red-flags.fifth-round.ts'
import * as fourth from './red-flags.fourth-round.ts'
import * as heldBack from './red-flags.held-back.ts'
import * as hindi from './red-flags.hindi.ts'
import { harmless as laterHarmless } from './red-flags.later-harmless.ts'
import { red as laterRed } from './red-flags.later-red.ts'
import * as ninth from './red-flags.ninth-round.ts'
import * as punjabi from './red-flags.punjabi.ts'
import * as romanHindi from './red-flags.roman-hindi.ts'
import * as romanPunjabi from './red-flags.roman-punjabi.ts'
import * as seventh from './red-flags.seventh-round.ts'
import { harmless as sixthHarmless } from './red-flags.sixth-harmless.ts'
import { red as sixthRed } from './red-flags.sixth-red.ts'
import * as tenth from './red-flags.tenth-round.ts'

export interface Round {
  red: string[]
  harmless: string[]
}

/** The first phrases by way of writing; before each red one stands the flag that must be among those found. */
export const firstByWay = { english, hindi, punjabi, romanHindi, romanPunjabi }

const linesOf = (text: string) => text.trim().split('\n')
const roundOf = ({ red, harmless }: { red: string; harmless: string }): Round => ({
  red: linesOf(red),
  harmless: linesOf(harmless),
})
const roundOfWays = (red: Readonly<Record<string, string>>, harmless: Readonly<Record<string, string>>) => ({
  red: Object.values(red).flatMap(linesOf),
  harmless: Object.values(harmless).flatMap(linesOf),
})
const first = Object.values(firstByWay).map(roundOf)

/** Made up after the first ones, each round measured before the rules learnt from it. */
export const laterRounds = {
  later: roundOf({ red: laterRed, harmless: laterHarmless }),
  fourth: roundOf(fourth),
  fifth: roundOf(fifth),
  sixth: roundOf({ red: sixthRed, harmless: sixthHarmless }),
  seventh: roundOf(seventh),
  eighth: roundOf(eighth),
  ninth: roundOf(ninth),
  tenth: roundOf(tenth),
  eleventh: roundOf(eleventh),
  hard: roundOf(heldBack),
  blind: roundOfWays(blindRed, blindHarmless),
  village: roundOfWays(villageRed, villageHarmless),
  last: roundOfWays(lastRed, lastHarmless),
} satisfies Record<string, Round>

/** Every phrase that was learnt from, by round. */
export const learnt: Readonly<Record<string, Round>> = {
  first: {
    red: first.flatMap(({ red }) => red.map((line) => line.slice(line.indexOf(' ') + 1))),
    harmless: first.flatMap(({ harmless }) => harmless),
  },
  ...laterRounds,
}
