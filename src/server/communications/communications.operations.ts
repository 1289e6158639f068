import * as deskEndpoints from '../../shared/communications/communications.desk.endpoints.ts'
import * as doctorEndpoints from '../../shared/communications/communications.doctor.endpoints.ts'
import * as endpoints from '../../shared/communications/communications.endpoints.ts'
import * as schemas from '../../shared/communications/communications.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

/** A person who types does not come near it; the outbox of a phone tries again. */
const sending = [{ per: 'person', most: 60, seconds: 3_600 }] as const

export const listDoctors = operation(endpoints.listDoctors, schemas.listDoctors, {
  summary: 'List the doctors whom the patient may write to, or has written to',
  audited: false,
})

export const readThread = operation(endpoints.readThread, schemas.readThread, {
  summary: 'Read the messages with this doctor, newest first',
  audited: false,
})

export const sendToDoctor = operation(endpoints.sendToDoctor, schemas.sendToDoctor, {
  summary:
    'Write to a doctor who treats the patient, with up to three documents; refused once if a red flag is in it',
  status: 201,
  refusals: { redFlag: 409, threadClosed: 409 },
  audited: true,
  quotas: sending,
})

export const markSeen = operation(endpoints.markSeen, schemas.markSeen, {
  summary: 'Say that the messages of this doctor were read up to this one',
  audited: false,
})

export const listWaiting = operation(doctorEndpoints.listWaiting, schemas.listWaiting, {
  summary: 'List the threads that wait for this doctor’s answer: red flags first, then the longest due',
  audited: 'daily',
  unapprovedAnswer: { threads: [], next: null },
})

export const listAnswered = operation(doctorEndpoints.listAnswered, schemas.listAnswered, {
  summary: 'List this doctor’s other threads, the latest message first',
  audited: 'daily',
  unapprovedAnswer: { threads: [], next: null },
})

export const readThreadOfPatient = operation(
  doctorEndpoints.readThreadOfPatient,
  schemas.readThreadOfPatient,
  { summary: 'Read this doctor’s messages with a patient, newest first', audited: true },
)

export const readPhoto = operation(doctorEndpoints.readPhoto, schemas.readPhoto, {
  summary: 'Read a photo or PDF that this patient and this doctor sent each other with a message',
  audited: true,
})

export const sendToPatient = operation(doctorEndpoints.sendToPatient, schemas.sendToPatient, {
  summary:
    'Write to a patient, with up to three documents; what came after `upTo` goes on waiting for an answer',
  status: 201,
  refusals: { closed: 409, answered: 409, standInOver: 409 },
  audited: true,
  quotas: sending,
})

export const markSeenByDoctor = operation(doctorEndpoints.markSeenByDoctor, schemas.markSeenByDoctor, {
  summary: 'Say that the messages of this patient were read up to this one',
  audited: false,
})

export const settleThread = operation(doctorEndpoints.settleThread, schemas.settleThread, {
  summary: 'Say that what was read up to this message needs no answer',
  audited: true,
})

export const listLate = operation(deskEndpoints.listLate, schemas.listLate, {
  summary:
    'List the doctors whose answers are overdue, or who are on leave while messages wait, for the desk',
  audited: false,
})
