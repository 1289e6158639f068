import * as v from 'valibot'
import { id, idParams, instant, textEntries } from '../kit/schemas.ts'
import { types } from '../appointments/appointments.lifecycle.ts'
import { placeName } from '../appointments/appointments.people.schemas.ts'
import { moment } from '../kit/moments.ts'
import { pageCursor } from '../kit/pages.ts'
import { baseOf } from '../kit/three-way-merge.ts'
import { urgencies } from '../alarms/alarms.rules.ts'
import { grades } from '../vitals/grading/vitals.grades.ts'
import { readingTypes } from '../vitals/vitals.units.ts'
import { redFlags } from '../red-flags/red-flags.flags.ts'
import { risks } from './follow-ups/encounters.risk.ts'
import { addendumForm, markForm, noteDraft, noteToSign } from './encounters.forms.ts'
import { examinations, followUpOutcomes, returnSigns } from './encounters.note.ts'

const { identity: _asked, notExamined: _examined, returnSigns: _signs, ...texts } = noteDraft.entries
const noteText = {
  ...textEntries(texts),
  identity: v.boolean(),
  notExamined: v.array(v.picklist(examinations)),
  returnSigns: v.array(v.picklist(returnSigns)),
}

const addendum = v.object({ id, at: moment, reason: v.string(), addition: v.string() })
export type Addendum = v.InferOutput<typeof addendum>

/** Why a doctor called: the alarm, with its readings that were not removed, newest first. */
const alarm = v.nullable(
  v.object({
    id,
    urgency: v.picklist(urgencies),
    raisedAt: moment,
    readings: v.array(
      v.object({
        type: v.picklist(readingTypes),
        /** As a person reads it, with its unit. */
        value: v.string(),
        grade: v.nullable(v.picklist(grades)),
        at: moment,
      }),
    ),
  }),
)
export type CalledAlarm = NonNullable<v.InferOutput<typeof alarm>>

const noteStatuses = ['none', 'preliminary', 'final'] as const

/** For its doctor, who writes the note. */
const encounter = v.object({
  id,
  /** Null: nobody had agreed on it. */
  appointmentId: v.nullable(id),
  patient: v.object({ id, name: v.string() }),
  type: v.picklist(types),
  /** The town's day. */
  date: v.string(),
  startedAt: v.nullable(moment),
  /** The alarm that the doctor answered for with this call. */
  alarm,
  /** What the patient asked the appointment for; empty without one. */
  reason: v.string(),
  redFlags: v.array(v.picklist(redFlags)),
  note: v.object(noteText),
  status: v.picklist(noteStatuses),
  /** How often the note was saved. */
  version: v.number(),
  savedAt: v.nullable(instant),
  signedAt: v.nullable(moment),
  addenda: v.array(addendum),
  /** Kept from other doctors. */
  isSensitive: v.boolean(),
})
export type EncounterForDoctor = v.InferOutput<typeof encounter>

const ofDoctor = { params: idParams, answer: encounter }

export const readEncounter = ofDoctor

export const openEncounter = ofDoctor

export const saveNote = {
  params: idParams,
  body: v.object({ ...noteDraft.entries, from: baseOf(noteDraft.entries) }),
  /** As saved: merged with what another device saved meanwhile. */
  answer: v.object({ note: v.object(noteText), version: v.number(), savedAt: instant }),
}

export const signNote = {
  params: idParams,
  // An app from before it was asked does not send how a visit took place.
  body: v.object({
    ...noteToSign.entries,
    mode: noteDraft.entries.mode,
    from: baseOf(noteDraft.entries),
  }),
  answer: encounter,
}

export const markEncounter = { params: idParams, body: markForm, answer: encounter }

export const amendNote = { params: idParams, body: addendumForm, answer: encounter }

const signed = v.object({
  id,
  appointmentId: v.nullable(id),
  doctor: v.object({ id, name: v.string(), registrationNumber: v.string() }),
  /** Absent: at the doctor's own clinic, or by phone or video. */
  facility: v.optional(placeName),
  type: v.picklist(types),
  /** The town's day of the visit. */
  date: v.string(),
  /** Whoever reads it has written it, and may open it. */
  isYours: v.boolean(),
  /** Why the doctor called, if it was for an alarm. */
  alarm,
  note: v.object(noteText),
  signedAt: moment,
  addenda: v.array(addendum),
  /** Kept from doctors to whom it was not opened. */
  isPrivate: v.optional(v.literal(true)),
})
export type SignedNote = v.InferOutput<typeof signed>

const pageOfNotes = {
  /** `next` of the page before. */
  query: v.object({ after: v.optional(pageCursor) }),
  /** Newest first; null on the last page. */
  answer: v.object({ notes: v.array(signed), next: v.nullable(v.string()) }),
}

export const listSignedNotes = pageOfNotes

export const listNotesOfPatient = { params: idParams, ...pageOfNotes }

const unsignedCall = v.object({
  id,
  patient: v.object({ id, name: v.string() }),
  startedAt: moment,
  alarm,
  /** Something was written. */
  isBegun: v.boolean(),
})

export const listUnsignedCalls = {
  query: v.object({ after: v.optional(pageCursor) }),
  /** Newest first; `next` is null on the last page. */
  answer: v.object({ calls: v.array(unsignedCall), next: v.nullable(v.string()) }),
}

const dueFollowUp = v.object({
  /** That of the encounter. */
  id,
  patient: v.object({ id, name: v.string() }),
  /** Empty: gave none, or does not want calls. */
  phone: v.string(),
  /** The town’s days. */
  dueOn: v.string(),
  seenOn: v.string(),
  diagnosis: v.string(),
  /** Why this one stands before others. */
  risks: v.array(v.picklist(risks)),
  /** How often nobody was reached, and when last. */
  tries: v.number(),
  triedAt: v.nullable(moment),
  /** Who tried last for the doctor on leave; null: the doctor. */
  triedBy: v.nullable(v.string()),
  /** The doctor on leave who asked for it; null: this doctor. */
  standingInFor: v.nullable(v.string()),
})
export type DueFollowUp = v.InferOutput<typeof dueFollowUp>

export const listDueFollowUps = {
  answer: v.object({
    /** Most at risk first. */
    followUps: v.array(dueFollowUp),
    /** There are more than are shown. */
    hasMore: v.boolean(),
  }),
}

export const settleFollowUp = {
  params: idParams,
  body: v.object({ outcome: v.picklist(followUpOutcomes, 'invalid') }),
  answer: v.object({ id }),
}
