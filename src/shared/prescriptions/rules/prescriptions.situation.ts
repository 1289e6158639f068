import type { NoteMode } from '../../encounters/encounters.note.ts'
import { addDays } from '../../kit/time/town-time.ts'

/** How doctor and patient met: what really happened, not what was booked. */
export const modes = ['in-person', 'video', 'audio', 'text'] as const
export type Mode = (typeof modes)[number]

/** Shorter than this the patient was not examined by video. */
const leastVideoSeconds = 60

interface Encounter {
  /** HL7 v3 ActCode: AMB at the clinic, VR at a distance. */
  class: 'AMB' | 'VR'
  /** By the doctor's note; null: it says nothing yet. */
  said: NoteMode | null
  /** Of a call; null where nothing measured them: there is no video in the app yet. */
  videoSeconds: number | null
}

/**
 * By the doctor's word, which a measured call corrects. Without it a call counts as audio unless its video was measured,
 * whatever was booked.
 */
export function modeOf({ class: kind, said, videoSeconds }: Encounter): Mode {
  const isSeen = videoSeconds !== null && videoSeconds >= leastVideoSeconds
  if (said === null) {
    if (kind === 'AMB') return 'in-person'
    return isSeen ? 'video' : 'audio'
  }
  if (said === 'video') return videoSeconds === null || isSeen ? 'video' : 'audio'
  return said === 'phone' ? 'audio' : said
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
