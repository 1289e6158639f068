import * as v from 'valibot'
import { pageCursor } from '../kit/pages.ts'
import { done, id, idParams, instant } from '../kit/schemas.ts'
import { labCodes } from '../labs/catalogue/labs.catalogue.ts'
import { symptoms } from '../vitals/grading/vitals.symptoms.ts'
import { relations } from '../patients/patients.guardians.ts'
import { genders } from '../patients/patients.rules.ts'
import { outcomeForm, shiftForm } from './alarms.forms.ts'
import { outcomes, urgencies } from './alarms.rules.ts'

/** A name and when. */
const personAt = v.object({ name: v.string(), at: instant })

const known = {
  id,
  urgency: v.picklist(urgencies),
  raisedAt: instant,
  dueAt: instant,
  /** Who has answered; null: nobody yet. */
  acknowledged: v.nullable(v.object({ ...personAt.entries, isDoctor: v.boolean(), isYou: v.boolean() })),
  outcome: v.nullable(v.object({ what: v.picklist([...outcomes, 'removed']), at: instant })),
}

/** Who has to answer, because nobody has for a day; for the hospital only. */
const owner = v.nullable(v.object({ name: v.string(), isYou: v.boolean() }))

const alarmReading = v.object({
  id,
  /** LOINC. */
  code: v.string(),
  /** Which test, where a laboratory measured it. */
  lab: v.optional(v.picklist(labCodes)),
  /** As a person reads it, with its unit: `190/120 mmHg`; empty where it is withheld. */
  value: v.string(),
  /** Of a private visit, which this doctor may not read: without code, test and value. */
  withheld: v.optional(v.object({ orderedBy: v.string() })),
  /** What was answered to the symptom question; null: it was not asked, or nobody could say. */
  symptoms: v.nullable(v.array(v.picklist(symptoms))),
  at: instant,
})
export type AlarmReading = v.InferOutput<typeof alarmReading>

/** For doctors. */
const listedAlarm = v.object({
  ...known,
  patient: v.object({ id, name: v.string() }),
  /** The newest; null: the patient was sent to a hospital when an appointment was rejected, or removed it. */
  reading: v.nullable(alarmReading),
  /** The number of further readings. */
  more: v.number(),
  /** The note of this doctor’s own call; null: another answers for it, or nobody yet. */
  encounterId: v.nullable(id),
  owner,
})
export type ListedAlarm = v.InferOutput<typeof listedAlarm>

const telling = v.object({
  /** Null: the desk. */
  name: v.nullable(v.string()),
  at: instant,
  /** Has no device that can be woken, or it did not work. */
  isReachable: v.boolean(),
})

/** For the doctor who attends: everything that a call needs. */
const openedAlarm = v.object({
  ...listedAlarm.entries,
  phone: v.string(),
  age: v.nullable(v.number()),
  gender: v.nullable(v.picklist(genders)),
  /** Village and the way there, as the patient wrote it. */
  address: v.nullable(v.string()),
  guardians: v.array(v.object({ name: v.string(), relation: v.picklist(relations), phone: v.string() })),
  readings: v.array(alarmReading),
  tellings: v.array(telling),
  maySayOutcome: v.boolean(),
})
export type OpenedAlarm = v.InferOutput<typeof openedAlarm>

/** For the desk: nothing clinical. */
const deskAlarm = v.object({
  ...known,
  patient: v.object({ name: v.string(), phone: v.string(), address: v.nullable(v.string()) }),
  tellings: v.array(telling),
  /** When the desk was told last: a new time sounds again. */
  toldAt: instant,
  owner,
})
export type DeskAlarm = v.InferOutput<typeof deskAlarm>

/** For the patient: who knows, and who does not. */
const ownAlarm = v.object({
  ...known,
  /** The readings it is about. */
  readingIds: v.array(id),
  /** The doctors who were told; `unreached`: nothing has reached them yet, and whether a text message still has to go. */
  told: v.array(v.object({ ...personAt.entries, unreached: v.optional(v.picklist(['textWaits', 'noWay'])) })),
  /** When the hospital desk was told; null: not yet. */
  deskToldAt: v.nullable(instant),
  /** When the patient was told that nobody has answered. */
  unansweredAt: v.nullable(instant),
  /** The number that will be called. */
  phone: v.string(),
  isClosed: v.boolean(),
  /**
   * The nearest place with emergency care that is open, with its names where they are known; its number is empty where it is not known or not confirmed.
   * `areHoursUnknown`: none is known to be open, and of this one nobody knows.
   */
  place: v.object({
    name: v.string(),
    nameHi: v.optional(v.string()),
    namePa: v.optional(v.string()),
    phone: v.string(),
    areHoursUnknown: v.boolean(),
  }),
})
export type OwnAlarm = v.InferOutput<typeof ownAlarm>

export const listAlarms = {
  query: v.object({ after: v.optional(pageCursor), urgency: v.optional(v.picklist(urgencies, 'invalid')) }),
  answer: v.object({
    /** Critical ones before urgent ones, the newest first. */
    alarms: v.array(listedAlarm),
    /** How many are open, on all pages. */
    open: v.number(),
    /** Pass as `after`, with the `urgency` of the last one; null on the last page. */
    next: v.nullable(v.string()),
  }),
}

export const readAlarm = { params: idParams, answer: openedAlarm }

export const acknowledgeAlarm = { params: idParams, answer: v.object({ id }) }

export const sayOutcome = {
  params: idParams,
  body: outcomeForm,
  answer: v.object({ id, isClosed: v.boolean() }),
}

export const listDeskAlarms = { answer: v.object({ alarms: v.array(deskAlarm), open: v.number() }) }

export const listOwnAlarms = { answer: v.object({ alarms: v.array(ownAlarm) }) }

const shift = v.object({
  id,
  doctor: v.object({ id, name: v.string(), isReachable: v.boolean() }),
  deputy: v.nullable(v.object({ id, name: v.string(), isReachable: v.boolean() })),
  from: instant,
  until: instant,
  isNow: v.boolean(),
})
export type Shift = v.InferOutput<typeof shift>

export const listShifts = {
  answer: v.object({
    /** Those that have not ended, the next to end first. */
    shifts: v.array(shift),
    /** Whom the desk may enter: approved doctors. */
    doctors: v.array(v.object({ id, name: v.string() })),
  }),
}

export const addShift = { body: shiftForm, answer: v.object({ id }) }

export const endShift = { params: idParams, answer: done }

export const listSms = {
  answer: v.object({
    /** Not sent yet, the oldest first. */
    messages: v.array(v.object({ id, number: v.string(), text: v.string(), at: instant })),
    waiting: v.number(),
    /** Those of them about an alarm that nobody has answered. */
    unanswered: v.number(),
  }),
}

export const markSmsSent = { params: idParams, answer: done }
