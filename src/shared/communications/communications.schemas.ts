import * as v from 'valibot'
import { moment } from '../kit/moments.ts'
import { pageCursor } from '../kit/pages.ts'
import { storedTypes } from '../documents/documents.kinds.ts'
import { day, fileAnswer, id, idParams, instant } from '../kit/schemas.ts'
import { redFlags } from '../red-flags/red-flags.flags.ts'
import { mostPhotos, photoMessageForm } from './communications.forms.ts'

/** A document that was sent with a message. */
const photo = v.object({
  id,
  type: v.picklist(storedTypes),
  /** The patient marked it as entered by mistake. */
  isWrong: v.boolean(),
  /** WebP in base64, for the doctor; null for a PDF, and where the patient's phone has it from the documents. */
  thumbnail: v.nullable(v.string()),
})
export type MessagePhoto = v.InferOutput<typeof photo>

const message = v.object({
  id,
  by: v.picklist(['patient', 'doctor']),
  /** The account that wrote it; empty: it was erased. */
  name: v.string(),
  /** Empty only with photos. */
  text: v.string(),
  photos: v.array(photo),
  sentAt: moment,
  /** Orders a thread, and says until where it was read. */
  receivedAt: instant,
  /** The doctor asks the patient to come. */
  asksToCome: v.boolean(),
  /** The doctor who wrote it in place of the thread's doctor, who was on leave; null: nobody did. */
  standIn: v.nullable(v.string()),
  /** The other side has read it. */
  isSeen: v.boolean(),
  /** For the doctor. */
  redFlags: v.array(v.picklist(redFlags)),
})
export type Message = v.InferOutput<typeof message>

const waiting = {
  /** Until when an answer is promised; null: nothing waits for one. */
  answerDueAt: v.nullable(moment),
  isOverdue: v.boolean(),
}

/** A page of a thread, newest first. */
const pageOfThread = {
  ...waiting,
  /** False once the last contact is longer ago than six months, or the doctor may not treat any more. */
  canWrite: v.boolean(),
  /**
   * The newest message of the doctor asks the patient to come: `asked` until a visit with this doctor is asked for, then
   * `booked`. Null: it does not.
   */
  visit: v.nullable(v.picklist(['asked', 'booked'])),
  /** The last day on which the patient is asked to come; null: none was said. */
  comeBy: v.nullable(v.string()),
  messages: v.array(message),
  next: v.nullable(v.string()),
}

const doctor = v.object({ id, name: v.string(), specialization: v.string() })

/** Of the patient: doctors who may be written to, and those who were. */
export const listDoctors = {
  answer: v.object({
    doctors: v.array(
      v.object({
        ...doctor.entries,
        ...waiting,
        canWrite: v.boolean(),
        /** Null: no message yet. */
        lastAt: v.nullable(moment),
        unread: v.number(),
      }),
    ),
  }),
}

const query = v.object({ after: v.optional(pageCursor) })

export const readThread = {
  params: idParams,
  query,
  answer: v.object({
    doctor,
    /** Until when a message of this moment would be answered. */
    promisedBy: moment,
    /** The last day of a leave of the doctor that puts it off; null: there is none. */
    awayUntil: v.nullable(v.string()),
    /** The doctor who reads and answers until then; null: nobody. */
    standIn: v.nullable(v.string()),
    ...pageOfThread,
  }),
}

const photos = {
  /** Whole uploads of this account for this patient: they become documents with the message, or not at all. */
  photos: v.optional(
    v.pipe(
      v.array(id),
      v.maxLength(mostPhotos, 'photosMost'),
      v.check((ids) => new Set(ids).size === ids.length, 'photoUnusable'),
    ),
    [],
  ),
}

export const sendToDoctor = {
  params: idParams,
  body: v.object({
    ...photoMessageForm.entries,
    ...photos,
    redFlagsSeen: v.optional(v.boolean('invalid')),
  }),
  answer: message,
}

/** The newest message that was shown. */
const upTo = v.object({ upTo: instant })
const read = { params: idParams, body: upTo, answer: v.object({ unread: v.number() }) }
export const markSeen = read

/** The doctor on leave whose thread it is; null: the reader's own. */
const standingInFor = v.nullable(v.object({ id, name: v.string() }))
/** Whose thread, of a doctor for whom the reader stands in. */
const standsInFor = { standingInFor: v.optional(id) }

const waitingThread = v.object({
  id,
  standingInFor,
  patient: v.object({ id, name: v.string() }),
  ...waiting,
  lastAt: moment,
  unread: v.number(),
  redFlags: v.array(v.picklist(redFlags)),
})
export type ThreadOfDoctor = v.InferOutput<typeof waitingThread>

const pageOfThreads = {
  query,
  answer: v.object({ threads: v.array(waitingThread), next: v.nullable(v.string()) }),
}
export const listWaiting = pageOfThreads
export const listAnswered = pageOfThreads

export const readThreadOfPatient = {
  params: idParams,
  query: v.object({ ...query.entries, ...standsInFor }),
  answer: v.object({ patient: v.object({ id, name: v.string() }), standingInFor, ...pageOfThread }),
}

export const sendToPatient = {
  params: idParams,
  /** `upTo`: the newest message that the doctor has read; what came since goes on waiting. */
  body: v.object({
    ...standsInFor,
    ...photoMessageForm.entries,
    ...photos,
    asksToCome: v.optional(v.boolean('invalid'), false),
    /** With `asksToCome` alone: a day from the one on which it was written, at most half a year ahead. */
    comeBy: v.optional(day),
    upTo: v.optional(instant),
    /** The doctor knows of an answer from another device that was written after this one. */
    answeredSeen: v.optional(v.boolean('invalid'), false),
  }),
  answer: message,
}

export const readPhoto = {
  params: idParams,
  query: v.object({ document: id, ...standsInFor }),
  answer: fileAnswer,
}

const upToOfDoctor = v.object({ ...upTo.entries, ...standsInFor })
export const markSeenByDoctor = { ...read, body: upToOfDoctor }

/** What still waits, if something came since. */
export const settleThread = { params: idParams, body: upToOfDoctor, answer: v.object(waiting) }

/**
 * For the desk: whose answers are overdue, and who is on leave while messages wait; danger signs first, then the longest
 * due. Nothing of patients or messages.
 */
export const listLate = {
  answer: v.object({
    doctors: v.array(
      v.object({
        id,
        name: v.string(),
        /** Empty: not said. */
        phone: v.string(),
        late: v.number(),
        /** How many patients wait for an answer. */
        waiting: v.number(),
        /** How many of these have written of a danger sign: of a doctor who is there, of those that are overdue. */
        flagged: v.number(),
        oldestDueAt: moment,
        /** The last day of the leave on which the doctor is today; null: on none. */
        awayUntil: v.nullable(v.string()),
        /** Who reads and answers until then. */
        standIn: v.nullable(v.object({ name: v.string(), phone: v.string() })),
      }),
    ),
  }),
}
