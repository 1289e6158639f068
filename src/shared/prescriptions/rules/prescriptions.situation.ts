import { addDays } from '../../kit/time/town-time.ts'

/** How doctor and patient met: what really happened, not what was booked. */
export const modes = ['in-person', 'video', 'audio', 'text'] as const
export type Mode = (typeof modes)[number]

/** Shorter than this the patient was not examined by video. */
const leastVideoSeconds = 60

interface Encounter {
  /** HL7 v3 ActCode: AMB at the clinic, VR at a distance. */
  class: 'AMB' | 'VR'
  /** Of a call; null where nothing measured them: there is no video in the app yet. */
  videoSeconds: number | null
}

/** A call without measured video counts as audio, whatever was booked. */
export function modeOf({ class: kind, videoSeconds }: Encounter): Mode {
  if (kind === 'AMB') return 'in-person'
  return videoSeconds !== null && videoSeconds >= leastVideoSeconds ? 'video' : 'audio'
}

/** Six months, read as the shorter: from the last visit in person with the same doctor. */
const followUpDays = 180

/** Whether this is a follow-up in the sense of the guideline. Days as YYYY-MM-DD. */
export function isFollowUp({
  day,
  lastInPerson,
  isSameComplaint,
}: {
  day: string
  lastInPerson: string | null
  /** The doctor says so: new complaints are a first consultation. */
  isSameComplaint: boolean
}): boolean {
  return isSameComplaint && lastInPerson !== null && day <= addDays(lastInPerson, followUpDays)
}

export const pregnancies = ['no', 'pregnant', 'breastfeeding'] as const
export type Pregnancy = (typeof pregnancies)[number]

export interface Situation {
  mode: Mode
  isFollowUp: boolean
  /** In years; null: not known. */
  age: number | null
  gender: 'Male' | 'Female' | 'Other' | null
  /** Null: not asked. */
  pregnancy: Pregnancy | null
}

/** From 12 to 50, and wherever age or gender is not known. */
export function mayBePregnant({ age, gender }: Pick<Situation, 'age' | 'gender'>): boolean {
  return gender !== 'Male' && (age === null || (age >= 12 && age <= 50))
}

/** Below this age the weight is asked for. */
const weightBelow = 12
export function needsWeight({ age }: Pick<Situation, 'age'>): boolean {
  return age !== null && age < weightBelow
}
