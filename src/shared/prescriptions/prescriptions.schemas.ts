import * as v from 'valibot'
import { condition } from '../conditions/conditions.schemas.ts'
import { storedTypes } from '../documents/documents.kinds.ts'
import { fileAnswer, id, idParams } from '../kit/schemas.ts'
import { moment } from '../kit/moments.ts'
import { pageCursor } from '../kit/pages.ts'
import { extents } from '../dispensing/dispensing.rules.ts'
import { foods } from './doses/prescriptions.sentences.ts'
import type { Dose } from './doses/prescriptions.doses.ts'
import { forms, guidelineLists, schedules } from './formulary/prescriptions.formulary.ts'
import { itemDraft, prescriptionDraft, stopForm } from './prescriptions.forms.ts'

import { modes, pregnancies } from './rules/prescriptions.situation.ts'

const genderOrNone = v.nullable(v.picklist(['Male', 'Female', 'Other']))

/** Checked when it was written; what is read back has the shape it had then. */
const dose = v.custom<Dose>((value) => typeof value === 'object' && value !== null)

const item = v.object({
  id,
  /** Code of the formulary or the name that was typed, for the pictures and the next prescription. */
  medicine: v.string(),
  /** As it was when it was signed. */
  name: v.string(),
  form: v.picklist(forms),
  strength: v.string(),
  list: v.picklist(guidelineLists),
  schedule: v.picklist(schedules),
  dose,
  food: v.nullable(v.picklist(foods)),
  quantity: v.number(),
  refills: v.number(),
  note: v.string(),
})
export type PrescribedItem = v.InferOutput<typeof item>

const statuses = ['active', 'stopped'] as const

const dispensed = v.object({
  id,
  at: moment,
  facility: v.object({ name: v.string(), nameHi: v.string(), namePa: v.string() }),
  /** 0: not in stock. */
  items: v.array(v.object({ itemId: id, quantity: v.number() })),
})

const signed = v.object({
  id,
  /** What is on paper and read out on the phone. */
  number: v.string(),
  /** The path of the page that says whether it is genuine: with the signature, without anything of the patient. */
  verifyPath: v.string(),
  encounterId: id,
  status: v.picklist(statuses),
  /** The town's day from which it is taken. */
  date: v.string(),
  signedAt: moment,
  /** The last day on which a pharmacy dispenses; null: signed before there was one. */
  validUntil: v.nullable(v.string()),
  stoppedAt: v.nullable(moment),
  stopReason: v.string(),
  mode: v.picklist(modes),
  doctor: v.object({
    name: v.string(),
    qualification: v.string(),
    council: v.string(),
    registrationNumber: v.string(),
    clinic: v.string(),
  }),
  patient: v.object({
    name: v.string(),
    age: v.number(),
    gender: v.picklist(['Male', 'Female', 'Other']),
    address: v.string(),
    weightKg: v.nullable(v.number()),
    pregnancy: v.nullable(v.picklist(pregnancies)),
  }),
  advice: v.string(),
  /** From the note, if it is signed; empty otherwise. */
  diagnosis: v.string(),
  items: v.array(item),
  /** What pharmacies gave of it, newest first; what was entered in error is not shown. */
  dispenses: v.array(dispensed),
  /** The document with the paper that the doctor signed by hand; null: there is none, or who asks may not read it. */
  paper: v.nullable(v.object({ id, type: v.picklist(storedTypes), at: moment })),
})
export type Prescription = v.InferOutput<typeof signed>

const doctorFacts = ['name', 'qualification', 'council', 'registrationNumber'] as const

/** For the doctor of the encounter, who writes it. */
const desk = v.object({
  encounterId: id,
  patient: v.object({
    id,
    name: v.string(),
    /** Null, and empty: not in the profile. */
    age: v.nullable(v.number()),
    gender: genderOrNone,
    address: v.string(),
    /** In which the patient, or who acts for them, last agreed to the notice. */
    language: v.nullable(v.picklist(['en', 'hi', 'pa'])),
  }),
  mode: v.picklist(modes),
  date: v.string(),
  /** The visit is more than six months ago: only what was signed is shown. */
  isTooLongAgo: v.optional(v.literal(true)),
  /** The town's day of the last visit in person with this doctor, before this one. */
  lastInPerson: v.nullable(v.string()),
  /** What the doctor's profile lacks; without it nothing can be signed. */
  missing: v.array(v.picklist(doctorFacts)),
  /** Codes of the medicines of other prescriptions that still go on, as far as this doctor may see them. */
  current: v.array(v.string()),
  /** Codes of medicines of the draft that do not go with what this doctor may not see. */
  undisclosed: v.array(v.string()),
  /** Allergies and long illnesses that hold now; none of a kind: nobody has asked. */
  record: v.array(v.pick(condition, ['kind', 'code', 'text', 'reaction'])),
  /** How often something was saved or signed in this encounter. */
  version: v.number(),
  draft: v.object({ ...prescriptionDraft.entries, items: v.array(itemDraft) }),
  signed: v.array(signed),
})
export type PrescribingDesk = v.InferOutput<typeof desk>

const ofDoctor = { params: idParams, answer: desk }
export const readPrescribing = ofDoctor

/** The version it was typed from. */
const version = v.pipe(v.number('invalid'), v.integer('invalid'), v.minValue(0, 'invalid'))

export const saveDraft = {
  params: idParams,
  body: v.object({ ...prescriptionDraft.entries, version }),
  answer: v.object({ version: v.number(), undisclosed: v.array(v.string()) }),
}

export const signPrescription = {
  params: idParams,
  // Checked against what signing asks for by the service, which knows the patient.
  body: v.object({ ...prescriptionDraft.entries, version }),
  answer: desk,
}

export const stopPrescription = { params: idParams, body: stopForm, answer: signed }

export const addPaper = { params: idParams, body: v.object({ upload: id }), answer: signed }

export const readPaper = { params: idParams, answer: fileAnswer }

const pageOfSigned = {
  query: v.object({ after: v.optional(pageCursor) }),
  /** Newest first; `next` null on the last page. */
  answer: v.object({ prescriptions: v.array(signed), next: v.nullable(v.string()) }),
}
export const listPrescriptions = pageOfSigned
export const listPrescriptionsOfPatient = { params: idParams, ...pageOfSigned }

export const listUnsignedPrescriptions = {
  query: pageOfSigned.query,
  /** The latest visit first; `next` null on the last page. */
  answer: v.object({
    prescriptions: v.array(
      v.object({
        encounterId: id,
        /** The town's day of the visit. */
        date: v.string(),
        patient: v.object({ id, name: v.string() }),
        medicines: v.array(v.string()),
      }),
    ),
    next: v.nullable(v.string()),
  }),
}

export const verifyPrescription = {
  params: v.object({ code: v.pipe(v.string(), v.maxLength(60)) }),
  answer: v.object({
    doctor: v.object({ name: v.string(), registrationNumber: v.string(), council: v.string() }),
    number: v.string(),
    date: v.string(),
    status: v.picklist(statuses),
    /** A photo of the paper that the doctor signed by hand is on file. */
    hasPaper: v.boolean(),
    validUntil: v.nullable(v.string()),
    /** That day has passed. */
    isOver: v.boolean(),
    /** How much of it pharmacies gave, and the day on which they last did. */
    dispensed: v.picklist(extents),
    dispensedOn: v.nullable(v.string()),
    /** SHA-256 of what was signed: compares two copies, and says nothing of the medicines. */
    contentHash: v.string(),
  }),
}
