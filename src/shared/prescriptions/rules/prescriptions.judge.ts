import type { GuidelineList, Medicine, Restriction } from '../formulary/prescriptions.formulary.ts'
import { isNearListed } from '../formulary/prescriptions.names.ts'
import { nameProblem, nameProblems } from '../formulary/prescriptions.unlisted.ts'
import { mayBePregnant, type Mode, type Situation } from './prescriptions.situation.ts'

/** What stands in the way of a medicine. Each has a sentence; those that refuse cannot be answered with a reason. */
const refusals = [
  ...nameProblems,
  'scheduleX',
  'mtp',
  'prohibited',
  'videoNeeded',
  'followUpNeeded',
  'unnamedByCall',
  'unnamedInText',
  'inPersonOnly',
  'inPersonToBegin',
  'valproate',
  'neverPregnant',
] as const
export type RefusalCode = (typeof refusals)[number]

/** What needs the doctor's reason, which is kept. */
const concerns = [
  'nameNear',
  'allergy',
  'nearAllergy',
  // Illnesses of the patient: see prescriptions.record.ts.
  'kidneyDisease',
  'liverDisease',
  'asthma',
  'copd',
  'heartFailure',
  'pepticUlcer',
  'epilepsy',
  'habitForming',
  'refillByVideo',
  'unnamedByVideo',
  'valproateInPerson',
  'pregnant',
  'breastfeeding',
  'pregnancyUnknown',
  'tooYoung',
  'ageUnknown',
  'duplicate',
  'twoPainkillers',
  'sameGroup',
  'interaction',
  // With something that this doctor may not see: see prescriptions.undisclosed.ts.
  'undisclosed',
  'aboveMost',
] as const
export type Concern = (typeof concerns)[number]

export interface Judgement {
  refusals: RefusalCode[]
  concerns: Concern[]
}

/** Whether this medicine may be written in this situation; the rules are in docs/clinical-sources.md. */
export function judge(medicine: Medicine, situation: Situation): Judgement {
  const found = new Set([
    byName(medicine),
    byGuideline(medicine, situation),
    ...byRestriction(medicine, situation),
    byPregnancy(medicine, situation),
    byAge(medicine, situation),
  ])
  return {
    refusals: refusals.filter((one) => found.has(one)),
    concerns: concerns.filter((one) => found.has(one)),
  }
}

type Found = RefusalCode | Concern | null
type Column = 'first' | 'followUp'

function byName({ list, name }: Medicine): Found {
  if (list !== 'unlisted') return null
  return nameProblem(name) ?? (isNearListed(name) ? 'nameNear' : null)
}

const notNamed = {
  video: { first: 'unnamedByVideo', followUp: 'unnamedByVideo' },
  audio: { first: 'unnamedByCall', followUp: 'unnamedByCall' },
  text: { first: 'unnamedInText', followUp: 'unnamedInText' },
} as const

/** The table of the Telemedicine Practice Guidelines: list by mode, first consultation or follow-up. */
const table: Record<GuidelineList, Record<Exclude<Mode, 'in-person'>, Record<Column, Found>>> = {
  O: {
    video: { first: null, followUp: null },
    audio: { first: null, followUp: null },
    text: { first: null, followUp: null },
  },
  A: {
    video: { first: null, followUp: null },
    audio: { first: 'videoNeeded', followUp: null },
    text: { first: 'videoNeeded', followUp: null },
  },
  refill: {
    video: { first: 'refillByVideo', followUp: null },
    audio: { first: 'followUpNeeded', followUp: null },
    text: { first: 'followUpNeeded', followUp: null },
  },
  B: {
    video: { first: 'followUpNeeded', followUp: null },
    audio: { first: 'followUpNeeded', followUp: null },
    text: { first: 'followUpNeeded', followUp: null },
  },
  prohibited: {
    video: { first: 'prohibited', followUp: 'prohibited' },
    audio: { first: 'prohibited', followUp: 'prohibited' },
    text: { first: 'prohibited', followUp: 'prohibited' },
  },
  unnamed: notNamed,
  unlisted: notNamed,
}

function byGuideline({ list, schedule }: Medicine, { mode, isFollowUp }: Situation): Found {
  // Needs a prescription on paper in two copies.
  if (schedule === 'X') return 'scheduleX'
  if (mode === 'in-person') return list === 'prohibited' ? 'habitForming' : null
  return table[list][mode][isFollowUp ? 'followUp' : 'first']
}

function byRestriction({ restriction }: Medicine, situation: Situation): Found[] {
  return restriction === null ? [] : [restricted[restriction](situation)]
}

const restricted: Record<Restriction, (situation: Situation) => Found> = {
  // Given under the MTP Act at an approved place, not on a prescription.
  mtp: () => 'mtp',
  tb: atDistance('inPersonOnly'),
  isotretinoin: atDistance('inPersonOnly'),
  methotrexate: begunAtDistance,
  warfarin: begunAtDistance,
  insulin: (situation) => (isChild(situation) ? begunAtDistance(situation) : null),
  valproate: (situation) => {
    if (!mayBePregnant(situation)) return null
    return situation.mode === 'in-person' ? 'valproateInPerson' : 'valproate'
  },
}

function atDistance(refusal: RefusalCode): (situation: Situation) => Found {
  return ({ mode }) => (mode === 'in-person' ? null : refusal)
}

function begunAtDistance({ mode, isFollowUp }: Situation): Found {
  return mode === 'in-person' || isFollowUp ? null : 'inPersonToBegin'
}

function isChild({ age }: Situation): boolean {
  return age === null || age < 18
}

function byPregnancy({ inPregnancy }: Medicine, situation: Situation): Found {
  if (inPregnancy === null || !mayBePregnant(situation)) return null
  const { pregnancy } = situation
  if (pregnancy === 'pregnant') return inPregnancy === 'never' ? 'neverPregnant' : 'pregnant'
  if (pregnancy === 'breastfeeding') return 'breastfeeding'
  return pregnancy === null ? 'pregnancyUnknown' : null
}

function byAge({ fromAge }: Medicine, { age }: Situation): Found {
  if (fromAge === null) return null
  if (age === null) return 'ageUnknown'
  return age < fromAge ? 'tooYoung' : null
}
