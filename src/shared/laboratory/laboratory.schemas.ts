import * as v from 'valibot'
import { moment } from '../kit/moments.ts'
import { storedTypes } from '../documents/documents.kinds.ts'
import { appendPieceFor, beginUploadFor } from '../documents/documents.schemas.ts'
import { fileAnswer, id, idParams } from '../kit/schemas.ts'
import { labCodes } from '../labs/catalogue/labs.catalogue.ts'
import { orderStatuses } from '../labs/labs.orders.ts'
import { resultStatuses } from '../labs/results/labs.results.ts'
import { labFlags } from '../labs/rules/labs.flags.ts'
import { genders } from '../patients/patients.rules.ts'
import { pregnancies } from '../vitals/grading/vitals.person.ts'
import { reportForm, resultsForm } from './laboratory.forms.ts'

const place = { name: v.string(), nameHi: v.string(), namePa: v.string() }

export const listLaboratories = { answer: v.array(v.object({ facilityId: id, ...place })) }

/** What counts now of a test. */
const entered = v.object({
  version: v.number(),
  status: v.picklist(resultStatuses),
  number: v.nullable(v.number()),
  word: v.nullable(v.string()),
  flag: v.nullable(v.picklist(labFlags)),
  reason: v.string(),
  performer: v.string(),
  at: moment,
})
export type EnteredResult = v.InferOutput<typeof entered>

const sheetItem = v.object({ id, code: v.picklist(labCodes), result: v.nullable(entered) })
export type SheetItem = v.InferOutput<typeof sheetItem>

/** A photo or PDF of the report that is there. */
const sheetReport = v.object({
  id,
  at: moment,
  type: v.picklist(storedTypes),
  /** Added by a laboratory of who asks, and not marked as wrong: it may be opened. */
  isOwn: v.boolean(),
  isWrong: v.boolean(),
})
export type SheetReport = v.InferOutput<typeof sheetReport>

/** What a laboratory sees: no diagnosis, no phone number, no other record. */
const orderSheet = v.object({
  id,
  number: v.string(),
  status: v.picklist(orderStatuses),
  date: v.string(),
  /** Null where the patient has no profile yet. `pregnancy`: what the order says of it; the ranges depend on it. */
  patient: v.object({
    name: v.string(),
    age: v.nullable(v.number()),
    gender: v.nullable(v.picklist(genders)),
    pregnancy: v.nullable(v.picklist(pregnancies)),
  }),
  doctor: v.object({ name: v.string() }),
  note: v.string(),
  items: v.array(sheetItem),
  /** The oldest first. Of those of others only that they are there. */
  reports: v.array(sheetReport),
})
export type OrderSheet = v.InferOutput<typeof orderSheet>

export const lookUpOrder = {
  params: v.object({ code: v.pipe(v.string(), v.maxLength(60)) }),
  answer: orderSheet,
}

export const enterResults = { body: resultsForm, answer: orderSheet }

export const beginReport = beginUploadFor

export const appendReportPiece = appendPieceFor

export const addReport = {
  params: idParams,
  body: v.object({ facilityId: id, upload: id, ...reportForm.entries }),
  answer: orderSheet,
}

export const readReport = { params: idParams, query: v.object({ document: id }), answer: fileAnswer }
