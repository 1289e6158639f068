import * as v from 'valibot'
import { moment } from '../kit/moments.ts'
import { pageCursor } from '../kit/pages.ts'
import { id, idParams } from '../kit/schemas.ts'
import type { Dose } from '../prescriptions/doses/prescriptions.doses.ts'
import { foods } from '../prescriptions/doses/prescriptions.sentences.ts'
import { forms, guidelineLists, schedules } from '../prescriptions/formulary/prescriptions.formulary.ts'
import { dispenseForm, takeBackForm } from './dispensing.forms.ts'

const place = { name: v.string(), nameHi: v.string(), namePa: v.string() }

const counter = v.object({ facilityId: id, ...place })

export const listCounters = { answer: v.array(counter) }

const prescriber = {
  name: v.string(),
  qualification: v.string(),
  council: v.string(),
  registrationNumber: v.string(),
  clinic: v.string(),
}

const item = v.object({
  id,
  name: v.string(),
  form: v.picklist(forms),
  strength: v.string(),
  list: v.picklist(guidelineLists),
  schedule: v.picklist(schedules),
  dose: v.custom<Dose>((value) => typeof value === 'object' && value !== null),
  food: v.nullable(v.picklist(foods)),
  note: v.string(),
  quantity: v.number(),
  refills: v.number(),
  /** Dispensed so far, anywhere. */
  given: v.number(),
})
export type SheetItem = v.InferOutput<typeof item>

const statuses = ['completed', 'entered-in-error'] as const
const issues = ['duplicate', 'stopped'] as const

const dispensed = v.object({
  id,
  facility: v.object(place),
  at: moment,
  status: v.picklist(statuses),
  issue: v.nullable(v.picklist(issues)),
  errorReason: v.string(),
  /** Of who asks: may be taken back. */
  isOwn: v.boolean(),
  items: v.array(v.object({ itemId: id, quantity: v.number(), product: v.string(), batch: v.string() })),
})
export type Dispensed = v.InferOutput<typeof dispensed>

/** What a counter sees: no diagnosis, no complaint, no address, no other record. */
const sheet = v.object({
  id,
  number: v.string(),
  status: v.picklist(['active', 'stopped']),
  date: v.string(),
  /** The last day on which it is dispensed; null: signed before there was one. */
  validUntil: v.nullable(v.string()),
  patient: v.object({ name: v.string(), age: v.number() }),
  doctor: v.object(prescriber),
  items: v.array(item),
  /** Newest first. */
  dispenses: v.array(dispensed),
})
export type Sheet = v.InferOutput<typeof sheet>

export const lookUp = {
  params: v.object({ code: v.pipe(v.string(), v.maxLength(60)) }),
  answer: sheet,
}

export const dispense = { body: dispenseForm, answer: sheet }

export const takeBack = { params: idParams, body: takeBackForm, answer: sheet }

const entry = v.object({
  id,
  at: moment,
  doctor: v.object(prescriber),
  patient: v.object({ name: v.string(), address: v.string() }),
  number: v.string(),
  medicine: v.string(),
  quantity: v.number(),
  product: v.string(),
  batch: v.string(),
  performer: v.string(),
  status: v.picklist(statuses),
  errorReason: v.string(),
})
export type RegisterEntry = v.InferOutput<typeof entry>

export const readRegister = {
  query: v.object({
    facilityId: id,
    month: v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'invalid')),
    after: v.optional(pageCursor),
  }),
  /** In the order in which it was dispensed; `next` null on the last page. */
  answer: v.object({ entries: v.array(entry), next: v.nullable(v.string()) }),
}
