import * as endpoints from '../../../shared/appointments/appointments.queue.endpoints.ts'
import * as schemas from '../../../shared/appointments/queue/appointments.queue.schemas.ts'
import { operation } from '../../platform/operations/operation.ts'

export const readQueue = operation(endpoints.readQueue, schemas.readQueue, {
  summary: 'Read today’s sessions by token, a doctor’s own or for the desk all, and the line of one of them',
  audited: 'daily',
  unapprovedAnswer: { sessions: [], line: null },
})

export const findPeople = operation(endpoints.findPeople, schemas.findPeople, {
  summary: 'Find the records with exactly this phone number, for a number at the counter',
  audited: 'daily',
  // A stolen session must not list the town.
  quotas: [
    { per: 'person', most: 60, seconds: 10 * 60 },
    { per: 'person', most: 300, seconds: 24 * 60 * 60 },
  ],
})

export const addEntry = operation(endpoints.addEntry, schemas.addEntry, {
  summary: 'Give the next number of today’s session to somebody at the counter or on the phone',
  status: 201,
  refusals: { noLine: 409, full: 409, alreadyIn: 409, noRecord: 409 },
  audited: true,
})

export const callNext = operation(endpoints.callNext, schemas.callNext, {
  summary: 'Call the next number; who was inside is done, or was not there. Two presses call one patient',
  refusals: { noLine: 409 },
  audited: true,
})

export const markEntry = operation(endpoints.markEntry, schemas.markEntry, {
  summary: 'Call a number out of turn, mark it as not there or back, or cancel it',
  refusals: { notNow: 409 },
  audited: true,
})

export const readOwnQueue = operation(endpoints.readOwnQueue, schemas.readOwnQueue, {
  summary: 'Read the patient’s places in today’s lines: how many are before, and when to leave home',
  audited: false,
})
